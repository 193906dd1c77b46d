import ArgumentParser
import Foundation
import HomeScreen
import VitrineWidgetArchive
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
    @Option(name: .shortAndLong, help: ArgumentHelp("Write the pictures of all previews into this folder, and end.", valueName: "dir"))
    var out: String?
    @Option(
        help: ArgumentHelp(
            "With --out: compare with the pictures that an earlier run wrote into this folder; what differs stands in a report.",
            valueName: "dir"))
    var against: String?
    @OptionGroup var matrix: PreviewMatrix
    @Option(help: ArgumentHelp("The time zone of the widgets, e.g. Europe/Rome; if not said, this machine's.", valueName: "zone"))
    var timeZone: String?
    @Option(help: ArgumentHelp("What time it is for the widgets (ISO 8601); if not said, now.", valueName: "time"))
    var at: Instant?
    @OptionGroup var state: StateOptions

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("A port is a number from 0 to 65535.") }
        guard against == nil || out != nil else { throw ValidationError("--against goes with --out.") }
        if let against, let out {
            func place(_ path: String) -> String {
                URL(fileURLWithPath: path, isDirectory: true).resolvingSymlinksInPath().standardizedFileURL.path
            }
            guard place(against) != place(out) else {
                throw ValidationError("--out would write over what --against compares with: name two folders.")
            }
        }
    }

    func run() async throws {
        try await reportingFailure {
            let looks = try matrix.looks()
            if let timeZone, TimeZone(identifier: timeZone) == nil { throw Failure("There is no time zone “\(timeZone)”.") }
            let bench = PreviewBench(
                extensions, state, device: looks.device, locale: looks.locale, zone: timeZone, at: at)
            if let out {
                let against = against.map { URL(fileURLWithPath: $0, isDirectory: true) }
                return try await PreviewFolder(folder: URL(fileURLWithPath: out, isDirectory: true), against: against, looks: looks)
                    .write(bench, of: extensions.target)
            }
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
}

extension PreviewState.Problem {
    /// The problem as a compiler writes it.
    var words: String {
        guard let file else { return message }
        return "\(file):\(line ?? 0):\(column ?? 0): \(message)"
    }
}
