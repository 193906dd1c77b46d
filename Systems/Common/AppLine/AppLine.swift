import AppPage
import Foundation
import VitrineWidgetArchive

/// An app as a process: it serves its page, tells the host where that is, and does what the host tells it.
public struct AppLine: Sendable {
    /// The duties of an app: what it does when the host tells it to.
    public struct Duties: Sendable {
        /// A closure that is called once, when the host knows that the app is up.
        var start: @Sendable () async -> Void
        /// Opens a link; whether it led somewhere. Awaited: the link is open when its screen is there.
        var open: @Sendable (URL) async -> Bool
        /// The app came to the front, or left it. In a task of its own, so that a slow service holds up no link.
        var foreground: @Sendable (Bool) async -> Void

        public init(
            start: @escaping @Sendable () async -> Void = {}, open: @escaping @Sendable (URL) async -> Bool,
            foreground: @escaping @Sendable (Bool) async -> Void = { _ in }
        ) {
            self.start = start
            self.open = open
            self.foreground = foreground
        }
    }

    private let line: ChildLine?
    private let opensTogether: Bool
    private let duties: Duties

    /// - Parameters:
    ///   - line: to the host; nil for a process that was started by hand, which says where its page is.
    ///   - opensTogether: whether a link need not wait for the one before it.
    public init(_ line: ChildLine? = .shared, opensTogether: Bool = false, _ duties: Duties) {
        self.line = line
        self.opensTogether = opensTogether
        self.duties = duties
    }

    /// Serves the page and follows the host until it is gone.
    public func serve(_ page: LoopbackPage, _ memory: PortMemory) async throws {
        try await page.run(memory) { port in await up(URL(string: "http://127.0.0.1:\(port)/")) }
    }

    private func up(_ page: URL?) async {
        if let line {
            // Links wait on the line until the host knows that we are up.
            try? line.send(.ready(pid: ProcessInfo.processInfo.processIdentifier, page: page))
            Task { await follow(line) }
        } else if let page {
            FileHandle.standardOutput.write(Data("listening \(page.absoluteString)\n".utf8))
        }
        await duties.start()
    }

    private func follow(_ line: ChildLine) async {
        for await reply in line.replies {
            switch reply {
            case .open(let id, let url, _):
                if opensTogether {
                    Task { await open(id, url, line) }
                } else {
                    await open(id, url, line)
                }
            case .foreground(let isInFront): Task { await duties.foreground(isInFront) }
            case .configurations, .linkOpened, .screen: break
            }
        }
    }

    private func open(_ id: UInt64, _ url: URL, _ line: ChildLine) async {
        let handled = await duties.open(url)
        try? line.send(.opened(id: id, handled: handled))
    }
}
