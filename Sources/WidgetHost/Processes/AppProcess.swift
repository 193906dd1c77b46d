import Foundation
import VitrineWidgetArchive

/// An app: started for a link or by the host, kept alive, and told of links and of being in front.
package actor AppProcess {
    package enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
        case notUp(app: String, reason: String)
        case refused(app: String, url: String)
        case silent(app: String, url: String)

        package var description: String {
            switch self {
            case .notUp(let app, let reason): "\(app) did not come up: \(reason)"
            case .refused(let app, _): "\(app) found nothing where this link leads."
            case .silent(let app, let url): "\(app) did not say whether it handled \(url)."
            }
        }
    }

    private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    package nonisolated let bundle: AppBundle
    private var kept: KeptProcess?
    private let call: @Sendable (HostCall) async -> Void
    private let note: @Sendable (ProcessNote) async -> Void
    private let patience: Duration
    /// The name under which its page is reached.
    private let pageName: String?
    private var page: URL?
    /// What it shows, as PNG, and the number of times that it showed something else.
    package private(set) var picture: (number: Int, data: Data)?
    private var pictures = 0
    private var isUp = false
    private var lastReason = "it ended"
    private var whenUp: [CheckedContinuation<Bool, Never>] = []
    private var replacements = 0
    private var opening: [UInt64: CheckedContinuation<Bool?, Never>] = [:]
    private var deadlines: ResponseDeadlines
    private var lastID: UInt64 = 0
    package private(set) var isInFront = false

    /// - Parameters:
    ///   - pageName: of this machine, under which its page is reached; nil leaves what the app says.
    ///   - patience: real time it has to come up, and to handle a link, or the next of several that were opened together: longer than an
    ///     app itself waits for what a link needs.
    package init(
        bundle: AppBundle, keepsAlive: Bool = true, backOff: RestartBackOff = RestartBackOff(), patience: Duration = .seconds(20),
        pageName: String? = nil, launch: @escaping @Sendable () throws -> ChildLaunch, call: @escaping @Sendable (HostCall) async -> Void,
        note: @escaping @Sendable (ProcessNote) async -> Void
    ) {
        self.bundle = bundle
        self.call = call
        self.note = note
        self.patience = patience
        deadlines = ResponseDeadlines(patience: patience)
        self.pageName = pageName
        let name = bundle.executable.lastPathComponent
        let box = WeakBox<AppProcess>()
        kept = KeptProcess(role: .app, name: name, keepsAlive: keepsAlive, backOff: backOff, launch: launch) { event in
            await box.value?.hear(event)
        }
        box.value = self
    }

    /// Starts it and waits until it is up. Where it is replaced meanwhile, the next one is waited for.
    package func start() async throws {
        guard let kept else { return }
        let end = ContinuousClock.now + patience
        while true {
            let before = replacements
            do {
                _ = try await kept.running()
            } catch {
                throw Failure.notUp(app: bundle.displayName, reason: "\(error)")
            }
            if isUp { return }
            let deadline = Task { [weak self] in
                try? await Task.sleep(until: end, clock: .continuous)
                if !Task.isCancelled { await self?.up(false, reason: "it was not ready in time") }
            }
            defer { deadline.cancel() }
            if await withCheckedContinuation({ whenUp.append($0) }) { return }
            guard before != replacements, ContinuousClock.now < end else {
                throw Failure.notUp(app: bundle.displayName, reason: lastReason)
            }
        }
    }

    /// Hands it a link, starting it for it when it is not running, and brings it to the front.
    package func open(_ url: URL) async throws {
        // Dead already, and its end still on the way here: that is cold too.
        let running = await kept?.child
        let cold = !isUp || running?.hasEnded ?? true
        try await start()
        // A link that it was started for is what it comes to the front with.
        if cold { isInFront = true } else { await comeToFront() }
        guard let child = await kept?.child else { throw Failure.notUp(app: bundle.displayName, reason: lastReason) }
        lastID += 1
        let id = lastID
        deadlines.asked(id, at: .now)
        let deadline = Task { [weak self] in
            while let left = await self?.patience(with: id), !Task.isCancelled { try? await Task.sleep(for: left) }
        }
        defer { deadline.cancel() }
        let handled = await withCheckedContinuation { continuation in
            opening[id] = continuation
            child.send(HostReply.open(id: id, url, cold: cold))
            if cold { child.send(HostReply.foreground(true)) }
            // It may have died on the way; then nobody would resume.
            if child.hasEnded { opened(id, nil) }
        }
        switch handled {
        case true?: return
        case false?: throw Failure.refused(app: bundle.displayName, url: url.absoluteString)
        case nil: throw Failure.silent(app: bundle.displayName, url: url.absoluteString)
        }
    }

    /// Tells the app whether it is in front, where its reloads are free.
    package func setInFront(_ inFront: Bool) async {
        guard isInFront != inFront else { return }
        isInFront = inFront
        if isUp { await kept?.child?.send(HostReply.foreground(inFront)) }
    }

    /// Somebody opens it: it is told so although it may be in front already, for what it shows may be hours old.
    package func comeToFront() async {
        isInFront = true
        if isUp { await kept?.child?.send(HostReply.foreground(true)) }
    }

    private func hear(_ event: KeptProcess.Event) async {
        switch event {
        case .started: (page, picture) = (nil, nil)
        case .frame(.call, let payload):
            guard let call = try? HostCall(payload: payload) else {
                await kept?.saidNonsense()
                return await note(.odd("It sent a call that cannot be read."))
            }
            switch call {
            case .ready(_, let page): await ready(page)
            case .opened(let id, let handled): opened(id, handled)
            case .shows(let data):
                guard data.starts(with: Self.pngSignature) else {
                    return await note(.odd("It sent a picture of its screen that is no PNG file; it is not shown."))
                }
                pictures += 1
                picture = (pictures, data)
            default: break
            }
            await self.call(call)
        case .frame:
            await kept?.saidNonsense()
            await note(.odd("It sent a frame that an app has no use for."))
        case .line(let text): await note(.printed(text))
        case .ended(let reason, let planned):
            isUp = false
            (page, picture) = (nil, nil)
            up(false, reason: "it \(reason)")
            for id in opening.keys { opened(id, nil) }
            if !planned { await note(.ended(reason)) }
        }
    }

    private func ready(_ page: URL?) async {
        isUp = true
        // A page is looked at in a browser of this machine, and is the app's own: another's port is not let onto the home screen.
        if let page, ["127.0.0.1", "localhost"].contains(page.host ?? ""), page.scheme == "http", let port = page.port {
            if await listens(on: port) {
                self.page = pageName.flatMap { LocalName.address($0, port: port) } ?? page
            } else {
                await note(.odd("It named the page \(page.absoluteString), on a port where it does not listen; it is not shown."))
            }
        }
        await kept?.isUp()
        await kept?.didWell()
        if isInFront { await kept?.child?.send(HostReply.foreground(true)) }
        up(true, reason: "")
    }

    /// Whether it is one of its own ports. The kernel's lists may leave out a process while others come and go, so they are read again.
    private func listens(on port: Int) async -> Bool {
        for round in 0..<40 {
            if round > 0 { try? await Task.sleep(for: .milliseconds(30)) }
            guard let child = await kept?.child, !child.hasEnded else { return false }
            let tree = round == 0 ? child.processes : [child.pid] + ProcessTree.descendants(of: child.pid)
            if ListeningPorts.of(tree).contains(port) { return true }
        }
        return false
    }

    private func up(_ isUp: Bool, reason: String) {
        if !isUp { lastReason = reason }
        let waiting = whenUp
        whenUp = []
        waiting.forEach { $0.resume(returning: isUp) }
    }

    private func opened(_ id: UInt64, _ handled: Bool?) {
        // An app takes one link after the other: of many at once the last waits for all the others.
        if handled != nil { deadlines.answered(id, at: .now) } else { deadlines.forget(id) }
        opening.removeValue(forKey: id)?.resume(returning: handled)
    }

    /// How long it may still take with a link; nil once it has answered. What is late by then is given up.
    private func patience(with id: UInt64) -> Duration? {
        guard let left = deadlines.left(id, at: .now) else { return nil }
        guard left <= .zero else { return left }
        opened(id, nil)
        return nil
    }

    package func stop() async { await kept?.stop() }

    /// Ends it; a link starts it again, and it starts by itself if it is kept alive.
    package func kill(_ reason: String) async { await kept?.kill(reason) }

    /// Ends it as ``kill(_:)`` does; whoever waits for it to come up waits for the one after it.
    package func replace(_ reason: String) async {
        replacements += 1
        await kept?.kill(reason)
    }

    /// Whether it is started again by itself after it died.
    package func keepAlive(_ keepsAlive: Bool) async { await kept?.keepAlive(keepsAlive) }

    package func refuseWrites(_ refuses: Bool) async { await kept?.refuseWrites(refuses) }

    package func reply(_ reply: HostReply) async { await kept?.child?.send(reply) }

    package func state() async -> ProcessState? {
        let pid = await kept?.child?.program
        var state = await kept?.state(page: page, megabytes: pid.flatMap { ProcessFigures.of($0)?.privateMegabytes })
        state?.picture = picture?.number
        return state
    }
}
