import Foundation
import OwnThreads
import RunningService

/// The command as somebody types it.
struct VitrineCommand {
    let program: URL
    /// The folder in which it keeps what it builds.
    let cache: URL

    private func process(_ arguments: [String]) -> Process {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        var environment = ProcessInfo.processInfo.environment
        environment["VITRINE_CACHE"] = cache.path
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        return process
    }

    /// - Throws: where the project does not compile.
    func check(_ project: BenchProject) async throws {
        let (status, words) = try await run(["check", project.folder.path])
        guard status == 0, words.contains("compiles, \(project.files) of \(project.files) files are clean") else {
            throw Failure("vitrine check ended with \(status): \(words.suffix(2000))")
        }
    }

    /// Runs it to its end.
    /// - Returns: its status and what it printed.
    func run(_ arguments: [String]) async throws -> (status: Int32, words: String) {
        let process = process(arguments), output = Pipe()
        process.standardOutput = output
        let words = try await onThread {
            try process.run()
            let words = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return String(decoding: words, as: UTF8.self)
        }
        return (process.terminationStatus, words)
    }

    /// The page of a project's previews, when it can be opened.
    func preview(_ project: BenchProject) async throws -> PreviewPage {
        let process = process(["preview", project.folder.path, "--at", "2026-06-10T08:00:00Z"]), output = Pipe()
        process.standardOutput = output
        let line = try await onThread {
            try process.run()
            var line = Data()
            while !line.contains(10) {
                let more = output.fileHandleForReading.availableData
                guard !more.isEmpty else { break }
                line.append(more)
            }
            return String(decoding: line, as: UTF8.self)
        }
        guard let address = line.firstMatch(of: /(http:\/\/127\.0\.0\.1:\d+\/)\?token=(\S+)/), let url = URL(string: String(address.1))
        else {
            process.terminate()
            throw Failure("vitrine preview printed no address: \(line)")
        }
        return PreviewPage(process: process, caller: ServiceCaller(url), token: String(address.2))
    }
}

/// The page, asked as its own script asks.
final class PreviewPage {
    private struct State: Decodable {
        struct Extension: Decodable {
            struct Item: Decodable {
                var id: String
                var title: String
            }
            var items: [Item]
        }
        struct Problem: Decodable { var message: String }
        var build: Int
        var isBuilding: Bool
        var extensions: [Extension]
        var problems: [Problem]
    }
    private struct Picture: Decodable { var id: String }

    private let process: Process
    private let caller: ServiceCaller
    private let token: String
    private var build = 0
    private var last: String?

    init(process: Process, caller: ServiceCaller, token: String) {
        self.process = process
        self.caller = caller
        self.token = token
    }

    /// Waits for the next build, and for the picture of the preview that is worked on, which has to differ from the last.
    func picture() async throws {
        var state = try await state()
        while state.build == build || state.isBuilding {
            if let problem = state.problems.first { throw Failure(problem.message) }
            guard process.isRunning else { throw Failure("vitrine preview ended.") }
            try await Task.sleep(for: .milliseconds(10))
            state = try await self.state()
        }
        build = state.build
        guard let item = state.extensions.first?.items.first(where: { $0.title == "Tide" }) else { throw Failure("There is no preview.") }
        let pictures: [Picture] = try await caller.ask("items/\(item.id)", token: token).json(snakeCase: false)
        guard let picture = pictures.first else { throw Failure("The preview has no picture.") }
        let answer = try await caller.ask("pictures/\(picture.id)", token: token)
        guard answer.status == 200, answer.body.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
            throw Failure("The page has no picture: \(answer.status) \(answer.text.prefix(200))")
        }
        // Equal pictures have one name.
        guard picture.id != last else { throw Failure("Build \(build) of the page has the picture of the one before.") }
        last = picture.id
    }

    private func state() async throws -> State { try await caller.ask("state", token: token).json(snakeCase: false) }

    func close() {
        guard process.isRunning else { return }
        process.terminate()
    }
}
