import Foundation
import TestTime

/// `vitrine run` with apps that misbehave on purpose, each with an extension that never says a word: how soon its page is up, how soon
/// Control-C ends it, and what runs on after it.
struct HostileHomeScreen {
    /// Apps at once.
    static let crowds = [1, 7]
    let build: URL
    let attack: String
    let crowd: Int
    /// Whether the four systems run beside them, and whether they have run before, so that they are installed and their data is there.
    var systems = Systems.none

    enum Systems: String { case none = "", again = " beside the four systems", first = " beside the four systems, at their first start" }

    func run() async throws -> (up: Double, stopped: Double, left: Int) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("hostile-home-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let apps = try (1...crowd).map { try app($0, in: folder) }, state = folder.appendingPathComponent("state", isDirectory: true)
        let quiet = systems == .none ? ["--without-systems"] : []
        if systems == .again { try await fill(state, in: folder) }
        var start = ContinuousClock.now
        let output = folder.appendingPathComponent("output")
        try Data().write(to: output)
        let process = try vitrine(
            ["run", "--port", "0", "--state", state.path] + quiet + apps.flatMap { ["--app", $0.path] },
            output: FileHandle(forWritingTo: output))
        // Slower than it may be, so that it is told and not only missed.
        let isUp = await eventually(within: .seconds(60)) {
            !process.isRunning || (try? String(contentsOf: output, encoding: .utf8))?.contains("Home screen: http") == true
        }
        let up = seconds(since: start)
        // The wait lasts until the hostile apps do what they are there for.
        if isUp { try await Task.sleep(for: .milliseconds(700)) }
        start = .now
        kill(process.processIdentifier, SIGINT)
        _ = await ended(process)
        let stopped = seconds(since: start)
        let left = inhabitants(of: state)
        for pid in left { kill(pid, SIGKILL) }
        guard isUp, process.terminationStatus != 1 else { throw StressFailure("`vitrine run` with \(crowd) × \(attack) did not come up.") }
        return (up, stopped, left.count)
    }

    /// A first run of the systems alone, until their tiles stand.
    private func fill(_ state: URL, in folder: URL) async throws {
        let output = folder.appendingPathComponent("first")
        try Data().write(to: output)
        let process = try vitrine(["run", "--port", "0", "--state", state.path], output: FileHandle(forWritingTo: output))
        let stands = await eventually(within: .seconds(120)) {
            !process.isRunning || (try? String(contentsOf: output, encoding: .utf8))?.contains("Stop with Control-C") == true
        }
        kill(process.processIdentifier, SIGINT)
        _ = await ended(process)
        guard stands, process.terminationStatus != 1 else { throw StressFailure("`vitrine run` with the systems alone did not come up.") }
    }

    private func vitrine(_ arguments: [String], output: FileHandle) throws -> Process {
        let process = Process()
        process.executableURL = build.appendingPathComponent("vitrine")
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    private func ended(_ process: Process) async -> Int32 {
        _ = await eventually(within: .seconds(90)) { !process.isRunning }
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        return process.isRunning ? -1 : process.terminationStatus
    }

    private func seconds(since start: ContinuousClock.Instant) -> Double { (ContinuousClock.now - start) / .milliseconds(1) / 1000 }

    /// An app of the hostile program under the attack's name, with an extension of the same.
    private func app(_ number: Int, in folder: URL) throws -> URL {
        let app = folder.appendingPathComponent("Hostile\(number).app", isDirectory: true)
        let widgets = app.appendingPathComponent("PlugIns/HostileWidgets.appex", isDirectory: true)
        try FileManager.default.createDirectory(at: widgets, withIntermediateDirectories: true)
        let identifier = "com.example.hostile\(number)", program = build.appendingPathComponent("hostile-child").resolvingSymlinksInPath()
        try write(
            ["CFBundleIdentifier": identifier, "CFBundleExecutable": "attack-\(attack)", "CFBundleDisplayName": "Hostile \(number)"],
            into: app)
        try write(
            [
                "CFBundleIdentifier": identifier + ".widgets", "CFBundleExecutable": "HostileWidgets",
                "NSExtension": ["NSExtensionPointIdentifier": "com.apple.widgetkit-extension"],
            ], into: widgets)
        try FileManager.default.copyItem(at: program, to: app.appendingPathComponent("attack-\(attack)"))
        try FileManager.default.copyItem(at: program, to: widgets.appendingPathComponent("HostileWidgets"))
        return app
    }

    private func write(_ list: [String: Any], into bundle: URL) throws {
        try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
            .write(to: bundle.appendingPathComponent("Info.plist"))
    }
}
