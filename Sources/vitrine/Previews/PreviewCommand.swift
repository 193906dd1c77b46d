import ArgumentParser
import Foundation
import HomeScreen
import WidgetArchive
import WidgetHost

/// Shows a project's previews and widgets on a page that follows its source.
struct PreviewCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "preview", abstract: "Shows a project’s previews and widgets on a page, anew at every save.",
        discussion: """
            Every #Preview and PreviewProvider, and every kind of widget in every family, with its placeholder, snapshot and timeline. \
            Where the source does not compile, the page says why and the last pictures stay. A click on a picture shows its views with \
            their frames. With --out the pictures are written into a folder instead, and the command ends.
            """)

    @OptionGroup var extensions: ExtensionTarget
    @Option(help: "The page's port; 0 takes a free one.")
    var port = 0
    @Flag(inversion: .prefixedNo, help: "Build anew whenever a file of the project was saved.")
    var watch = true
    @Option(help: ArgumentHelp("Write the pictures of all previews into this folder, and end.", valueName: "dir"))
    var out: String?
    @Option(help: "The device that is shown first, e.g. “iPhone 15”.")
    var device = "iPhone 15"
    @Option(help: "The language and region shown first, e.g. it_IT.")
    var locale = LocaleName.standard
    @Option(help: ArgumentHelp("The time zone of the widgets, e.g. Europe/Rome; if not said, this machine's.", valueName: "zone"))
    var timeZone: String?
    @Option(help: ArgumentHelp("What time it is for the widgets (ISO 8601); if not said, now.", valueName: "time"))
    var at: Instant?
    @OptionGroup var state: StateOptions

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("A port is a number from 0 to 65535.") }
    }

    func run() async throws {
        try await reportingFailure {
            guard let device = Device.named(device) else { throw Failure("There is no device “\(device)”. There are: \(Device.list).") }
            if let timeZone, TimeZone(identifier: timeZone) == nil { throw Failure("There is no time zone “\(timeZone)”.") }
            let bench = PreviewBench(
                extensions, state, device: device, locale: locale.identifier, zone: timeZone, at: at)
            if let out { return try await write(bench, into: URL(fileURLWithPath: out, isDirectory: true)) }
            try await serve(bench)
        }
    }

    private func serve(_ bench: PreviewBench) async throws {
        let token = AccessToken()
        let server = try PreviewServer(bench, port: port, token: token)
        let signals = Signals.stopping()
        // Begun before the first build: what is saved while that runs is news.
        let started = SourceWatch([extensions.target])
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                try await server.run { port in
                    print("Previews: http://127.0.0.1:\(port)/?token=\(token.text)")
                    // Whoever reads the address through a pipe waits for it.
                    fflush(nil)
                }
            }
            group.addTask {
                await bench.build()
                for problem in await bench.problems { complain("vitrine: \(problem.words)") }
                guard watch, extensions.isProject else { return try await Task.sleep(for: .seconds(1 << 32)) }
                var changes = started
                while true {
                    try await Task.sleep(for: .milliseconds(200))
                    if changes.hasChanged() { await bench.build() }
                }
            }
            group.addTask {
                for await number in signals { throw ExitCode(128 + number) }
            }
            do {
                try await group.next()
            } catch {
                group.cancelAll()
                await bench.close()
                throw error
            }
        }
    }

    private func write(_ bench: PreviewBench, into folder: URL) async throws {
        await bench.build()
        let state = await bench.state()
        guard state.problems.isEmpty else {
            for problem in state.problems { complain("vitrine: \(problem.words)") }
            await bench.close()
            throw ExitCode.failure
        }
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        var look = PreviewLook(), count = 0, failures = 0
        (look.device, look.locale, look.schemes) = (state.device, state.locale, RenderEnvironment.Scheme.allCases)
        for item in state.extensions.flatMap(\.items) where item.sort == .preview {
            do {
                for picture in try await bench.pictures(of: item.id, look) {
                    let name = [item.title, picture.name, "\(picture.entry)", picture.scheme.rawValue].compactMap { $0 }.joined(
                        separator: "-")
                    let plain = name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "_" }.prefix(120)
                    guard let png = await bench.png(picture.id) else { continue }
                    try png.write(to: folder.appendingPathComponent("\(item.id)-\(String(plain)).png"), options: .atomic)
                    count += 1
                    for sentence in picture.diagnostics { complain("vitrine: \(item.title): \(sentence)") }
                }
            } catch {
                complain("vitrine: \(item.title): \(error)")
                failures += 1
            }
        }
        await bench.close()
        print("\(count) \(count == 1 ? "picture" : "pictures") in \(folder.path)")
        guard failures == 0 else { throw ExitCode.failure }
    }
}

extension PreviewState.Problem {
    /// As a compiler writes it.
    var words: String {
        guard let file else { return message }
        return "\(file):\(line ?? 0):\(column ?? 0): \(message)"
    }
}
