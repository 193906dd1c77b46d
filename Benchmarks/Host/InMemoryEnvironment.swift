import Foundation
import VitrineDrawing
import VitrineWidgetArchive
import WidgetHost

/// A state folder of its own with an app installed that is never started: its extension answers in this process.
final class InMemoryEnvironment {
    static let app = "com.vitrine.bench"
    let configuration: HostConfiguration
    private let folder: URL

    /// - Parameter answering: in the extension's place.
    init(answering: @escaping ExtensionProcess.Answering) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-host-bench-\(UUID().uuidString)", isDirectory: true)
        let state = StateFolder(folder.appendingPathComponent("state", isDirectory: true))
        try state.make()
        let bundle = folder.appendingPathComponent("Bench.app", isDirectory: true)
        try Self.write(bundle, identifier: Self.app, executable: "Bench", more: "")
        try Self.write(
            bundle.appendingPathComponent("PlugIns/BenchWidgets.appex", isDirectory: true), identifier: Self.app + ".widgets",
            executable: "BenchWidgets",
            more: "<key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key><string>com.apple.widgetkit-extension</string></dict>")
        _ = try Installer(state: state).install(app: bundle)
        var configuration = HostConfiguration(state: state, launcher: nil)
        configuration.timeZone = "UTC"
        configuration.now = Date(timeIntervalSince1970: 1_781_222_400)
        configuration.rate = 0
        configuration.startsApps = false
        configuration.longestPlay = .seconds(3600)
        configuration.answering = { _ in answering }
        self.configuration = configuration
    }

    func close() { try? FileManager.default.removeItem(at: folder) }

    private static func write(_ bundle: URL, identifier: String, executable: String, more: String) throws {
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        let list = """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
            <key>CFBundleIdentifier</key><string>\(identifier)</string><key>CFBundleExecutable</key><string>\(executable)</string>
            <key>CFBundleDisplayName</key><string>Bench</string>\(more)</dict></plist>
            """
        try Data(list.utf8).write(to: bundle.appendingPathComponent("Info.plist"))
        let program = bundle.appendingPathComponent(executable)
        try Data("#!/bin/sh\n".utf8).write(to: program)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program.path)
    }
}

/// A widget of a title, a bar and, if wanted, a date that counts down.
struct BenchWidget: Sendable {
    static let kind = "Bench"
    static let description = ExtensionDescription(widgets: [
        ExtensionDescription.Widget(
            kind: kind, displayName: "Bench", description: nil, families: [.systemSmall], contentMarginsDisabled: false,
            containerBackgroundRemovable: true)
    ])

    func view(_ request: WidgetRequest, _ environment: RenderEnvironment, words: String, until: Date? = nil) -> ArchivedView {
        let size = CGSize(width: request.displaySize.width, height: request.displaySize.height)
        let isDark = environment.scheme == .dark
        let ink = Paint.color(isDark ? RGBA(1, 1, 1) : RGBA(0, 0, 0)), paper = Paint.color(isDark ? RGBA(0.1, 0.1, 0.1) : RGBA(1, 1, 1))
        var items: [DisplayItem] = [
            .fill(Path(roundedRect: CGRect(x: 16, y: 100, width: 126, height: 8), cornerRadius: 4), ink, .nonZero)
        ]
        if let until {
            let date = LiveDate(.timer(until), locale: environment.locale, timeZone: environment.timeZone)
            let span = TextSpan("0:00", font: FontDescription(size: 28, weight: .semibold), paint: ink)
            items.append(
                .liveText(
                    LiveText(
                        pieces: [LiveText.Piece(span, date: date)], paragraph: TextParagraph(spans: [span]),
                        frame: CGRect(x: 16, y: 50, width: 126, height: 34), scale: environment.displayScale, items: [])))
        }
        let element = AccessibilityElement(role: .text, label: words, value: nil, frame: CGRect(origin: .zero, size: size))
        return ArchivedView(
            environment: environment, content: DisplayList(size: size, items: items),
            background: DisplayList(size: size, items: [.fill(Path(CGRect(origin: .zero, size: size)), paper, .nonZero)]),
            accessibility: [element])
    }
}
