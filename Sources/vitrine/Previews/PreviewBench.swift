import Foundation
import HomeScreen
import VitrineCryptography
import VitrineDrawing
import VitrineWidgetArchive
import WidgetBuild
import WidgetHost

/// The project whose previews are looked at: built as often as it changes, its extensions kept running between pictures.
actor PreviewBench: PreviewControlling {
    /// One extension as it was built last.
    private struct Built {
        var name: String
        var folder: String
        var workspace: Workspace
        var sources: PreviewSources
        var previews: [PreviewDescription] = []
        var widgets: [ExtensionDescription.Widget] = []
        /// The running processes, one per language, with the one used last at the end.
        var running: [Running] = []
    }

    /// A process of an extension, in one language.
    private struct Running {
        var locale: String
        var isPad: Bool
        var job: PreviewJob
    }

    /// Entries of one timeline that are drawn.
    static let mostEntries = 24
    /// Languages in which one extension runs at the same time.
    static let mostLanguages = 2
    /// Bytes of pictures that are kept for the page.
    static let mostBytes = 96 << 20

    private let extensions: ExtensionTarget
    private let options: StateOptions
    private let time: Instant?
    private let zone: String?
    private var shown: PreviewState
    private var built: [Built] = []
    private var listeners: [UUID: AsyncStream<Void>.Continuation] = [:]
    private var pngs: [String: Data] = [:]
    private var order: [String] = []
    private var bytes = 0
    /// Pictures are drawn one item after the other: a widget that asks what is on the screen is to be alone there.
    private var turn: Task<Void, Never>?
    private let rasterizer = Rasterizer(fonts: FontCatalog.file)

    init(_ extensions: ExtensionTarget, _ options: StateOptions, device: Device, locale: String, zone: String?, at time: Instant?) {
        self.extensions = extensions
        self.options = options
        self.time = time
        self.zone = zone
        let name = URL(fileURLWithPath: extensions.target).standardizedFileURL.deletingPathExtension().lastPathComponent
        shown = PreviewState(title: name.isEmpty || name == "/" ? "Previews" : name)
        shown.devices = Device.all.map(\.name)
        (shown.device, shown.locale, shown.timeZone) = (device.name, locale, zone ?? TimeZone.current.identifier)
    }

    // MARK: What is shown

    func state() -> PreviewState { shown }

    func changes() -> AsyncStream<Void> {
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let id = UUID()
        listeners[id] = continuation
        continuation.onTermination = { [weak self] _ in Task { await self?.forget(id) } }
        return stream
    }

    private func forget(_ id: UUID) { listeners[id] = nil }

    private func tell() { for listener in listeners.values { listener.yield() } }

    // MARK: Building

    /// Builds what the source is now; where it does not build, what was built last stays.
    func build() async {
        shown.isBuilding = true
        tell()
        let start = ContinuousClock.now
        do {
            let bundles = try await extensions.previewBundles()
            let fresh = try await starting(bundles.built)
            let old = built
            // Where an extension does not build now, what was built last stays.
            let kept = bundles.problems.isEmpty ? [] : old.filter { one in !fresh.contains { $0.folder == one.folder } }
            built = fresh + kept
            for one in old where !kept.contains(where: { $0.folder == one.folder }) {
                for running in one.running { await running.job.close() }
                // The state of an extension that is still there is the new build's as well.
                if !fresh.contains(where: { $0.folder == one.folder }) { await one.workspace.close() }
            }
            shown.build += 1
            shown.problems = bundles.problems
            shown.extensions = built.enumerated().map { place, one in
                PreviewState.Extension(name: one.name, items: items(of: one, place))
            }
        } catch let problems as BuildProblems {
            shown.problems = problems.list
        } catch {
            shown.problems = [PreviewState.Problem(message: "\(error)")]
        }
        shown.seconds = (ContinuousClock.now - start) / .seconds(1)
        shown.isBuilding = false
        tell()
    }

    var problems: [PreviewState.Problem] { shown.problems }

    /// The new build's extensions, beside those that run: where one does not start, everything stays as it was.
    private func starting(_ bundles: [PreviewBundle]) async throws -> [Built] {
        var fresh: [Built] = []
        do {
            for bundle in bundles {
                fresh.append(try await open(bundle))
                let job = try job(of: fresh[fresh.count - 1], Device.named(shown.device) ?? .standard, locale: shown.locale)
                fresh[fresh.count - 1].running = [Running(locale: shown.locale, isPad: Device.named(shown.device)?.isPad == true, job: job)]
                fresh[fresh.count - 1].previews = try await job.previews()
                fresh[fresh.count - 1].widgets = try await job.widgets()
            }
            return fresh
        } catch {
            for one in fresh {
                for running in one.running { await running.job.close() }
                if !built.contains(where: { $0.folder == one.folder }) { await one.workspace.close() }
            }
            throw error
        }
    }

    /// The state of an extension that was built before stays: what its widgets wrote is still there.
    private func open(_ bundle: PreviewBundle) async throws -> Built {
        let folder = bundle.folder, sources = PreviewSources(originals: bundle.originals)
        let name = URL(fileURLWithPath: folder).deletingPathExtension().lastPathComponent
        if let known = built.first(where: { $0.folder == folder }) {
            return Built(name: name, folder: folder, workspace: known.workspace, sources: sources)
        }
        let zone = zone
        let workspace = try await Workspace.open(folder, options, at: time) { if let zone { $0.timeZone = zone } }
        return Built(name: name, folder: folder, workspace: workspace, sources: sources)
    }

    private func job(of one: Built, _ device: Device, locale: String) throws -> PreviewJob {
        var configuration = one.workspace.configuration
        (configuration.device, configuration.locale) = (device, locale)
        // The extension's property list may have changed since the state was opened.
        let widgets =
            one.folder.contains("/")
            ? try ExtensionBundle(folder: URL(fileURLWithPath: one.folder, isDirectory: true)) : one.workspace.widgets
        return try PreviewJob(widgets, configuration: configuration, at: configuration.now ?? Date())
    }

    /// The extension's process in a language, on a kind of device; the one that has not been asked for longest makes room.
    private func runningJob(at place: Int, _ device: Device, locale: String) async throws -> PreviewJob {
        var one = built[place].running
        if let known = one.firstIndex(where: { $0.locale == locale && $0.isPad == device.isPad }) {
            one.append(one.remove(at: known))
        } else {
            let job = try job(of: built[place], device, locale: locale)
            one.append(Running(locale: locale, isPad: device.isPad, job: job))
        }
        let gone = one.count > Self.mostLanguages ? one.removeFirst() : nil
        built[place].running = one
        await gone?.job.close()
        return one[one.count - 1].job
    }

    private func items(of one: Built, _ place: Int) -> [PreviewState.Item] {
        let previews = one.previews.map { preview in
            let file = preview.place.split(separator: "/").last.map(String.init) ?? preview.place
            let position = preview.line.map { "\(file):\($0)" } ?? file
            let sort: String? =
                switch preview.content {
                case .views: nil
                case .widget(let family): family.rawValue
                case .liveActivity: "Live Activity"
                }
            let detail = [preview.name == nil ? nil : position, sort].compactMap { $0 }.joined(separator: " · ")
            return PreviewState.Item(
                id: "\(place).p\(preview.index)", sort: .preview, title: preview.name ?? position, detail: detail,
                hasTimeline: preview.content != .views)
        }
        let widgets = one.widgets.enumerated().flatMap { number, widget in
            widget.families.map { family in
                PreviewState.Item(
                    id: "\(place).w\(number).\(family.rawValue)", sort: .widget, title: widget.displayName ?? widget.kind,
                    detail: widget.displayName == nil ? family.rawValue : "\(widget.kind) · \(family.rawValue)", hasTimeline: true)
            }
        }
        return previews + widgets
    }

    // MARK: Drawing

    func pictures(of item: String, _ look: PreviewLook) async throws -> [PreviewPicture] {
        let before = turn
        let drawing = Task {
            await before?.value
            return try await self.draw(item, look)
        }
        turn = Task { _ = await drawing.result }
        return try await drawing.value
    }

    private func draw(_ item: String, _ look: PreviewLook) async throws -> [PreviewPicture] {
        let parts = item.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count >= 2, let place = Int(parts[0]), built.indices.contains(place), let number = Int(parts[1].dropFirst()),
            let device = Device.named(look.device)
        else { throw Failure("There is no preview “\(item)”.") }
        let one = built[place], environments = environments(of: look)
        let job = try await runningJob(at: place, device, locale: look.locale)
        var asked = PreviewJob.Look(device: device, environments: environments)
        asked.fillsScreen = look.fillsScreen
        asked.isAsPlaced = look.mode == nil
        let pictures: [PreviewJob.Picture]
        if parts[1].first == "p", one.previews.contains(where: { $0.index == number }) {
            pictures = try await job.pictures(ofPreview: number, asked)
        } else if parts[1].first == "w", one.widgets.indices.contains(number), parts.count == 3,
            let family = WidgetFamilyName(rawValue: String(parts[2]))
        {
            pictures = try await job.pictures(
                ofWidget: one.widgets[number].kind, family, look.what, most: min(look.most ?? Self.mostEntries, Self.mostEntries), asked)
        } else {
            throw Failure("There is no preview “\(item)”.")
        }
        return pictures.filter { $0.entry <= look.most ?? .max }.map { picture in
            let list = picture.view.picture(
                cornerRadius: picture.cornerRadius, appearance: .place(drawing: picture.view.environment.mode))
            let png = PNG.encode(rasterizer.draw(list, scale: device.scale))
            var shown = PreviewPicture(
                id: keep(Data(png)), name: picture.name, family: picture.family, date: picture.date, entry: picture.entry,
                cornerRadius: picture.cornerRadius, view: picture.view)
            shown.nodes = one.sources.describing(shown.nodes)
            return shown
        }
    }

    private func environments(of look: PreviewLook) -> [RenderEnvironment] {
        look.schemes.map { scheme in
            var environment = RenderEnvironment()
            (environment.scheme, environment.mode, environment.typeSize) = (scheme, look.mode ?? .fullColor, look.typeSize)
            (environment.locale, environment.timeZone) = (look.locale, shown.timeZone)
            environment.showsContainerBackground = environment.mode == .fullColor
            return environment
        }
    }

    // MARK: Pictures

    func png(_ id: String) -> Data? { pngs[id] }

    /// Keeps a picture and gives its name: equal ones have one, so that the page sees what has changed.
    private func keep(_ png: Data) -> String {
        let id = SHA256.hash(data: png).prefix(12).map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
        if pngs[id] != nil { order.removeAll { $0 == id } } else { bytes += png.count }
        pngs[id] = png
        order.append(id)
        while bytes > Self.mostBytes, order.count > 1, let gone = pngs.removeValue(forKey: order.removeFirst()) { bytes -= gone.count }
        return id
    }

    func close() async {
        let old = built
        built = []
        for one in old {
            for running in one.running { await running.job.close() }
            await one.workspace.close()
        }
    }
}
