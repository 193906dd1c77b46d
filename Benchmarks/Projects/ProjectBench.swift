import BenchFigures
import Foundation

/// What somebody waits for who works on widgets of his own, by the real command: `vitrine check` of a project that was never checked, and
/// after an edit; `vitrine preview` until the first picture is there, and until the next after an edit; `vitrine render` of Trips after an
/// edit in one of its views. The compiler has read the modules before.
///
/// `project-bench VITRINE FILE` in a checkout; `ROUNDS` in the environment is how often each is measured.
@main
struct ProjectBench {
    static func main() async throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 3 else {
            FileHandle.standardError.write(Data("project-bench VITRINE FILE\n".utf8))
            exit(EX_USAGE)
        }
        let place = FileManager.default.temporaryDirectory.appendingPathComponent("project-bench-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: place) }
        do {
            try await measure(in: place, vitrine: URL(fileURLWithPath: arguments[1]), file: URL(fileURLWithPath: arguments[2]))
        } catch {
            FileHandle.standardError.write(Data("The figures of projects were not measured: \(error)\n".utf8))
            try? FileManager.default.removeItem(at: place)
            exit(1)
        }
    }

    private static func measure(in place: URL, vitrine: URL, file: URL) async throws {
        let rounds = ProcessInfo.processInfo.environment["ROUNDS"].flatMap { Int($0) } ?? 5
        let command = VitrineCommand(program: vitrine, cache: place.appendingPathComponent("cache"))
        // The machine is one on which Vitrine was used before.
        try await command.check(try BenchProject(files: 10, in: place.appendingPathComponent("first")))
        var figures: [Figure] = []
        for files in [10, 100] {
            let limit = files == 10 ? 1.0 : 3
            let measured = try await ProjectFigures(command: command, place: place, files: files, rounds: max(1, rounds)).all()
            figures += zip(measured, [1500, 600, 4000, 1200]).map { figure, most in figure.atMost(most * limit) }
        }
        figures.append(try await TripsFigure(command: command, place: place, rounds: max(1, rounds)).measured().atMost(4000))
        try Figure.publish(figures, in: file)
    }
}

/// The wait from an edit in a view of Trips to its picture.
struct TripsFigure {
    let command: VitrineCommand
    let place: URL
    let rounds: Int

    func measured() async throws -> Figure {
        let checkout = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        let copy = try TripsCopy(of: checkout, in: place.appendingPathComponent("checkout"))
        let out = place.appendingPathComponent("pictures")
        var last = try await command.render(copy, to: out), times: [Double] = []
        for round in 1...rounds {
            try copy.edit(round)
            let start = ContinuousClock.now
            let picture = try await command.render(copy, to: out)
            times.append((ContinuousClock.now - start) / .milliseconds(1))
            guard picture != last else { throw Failure("The picture of Trips is the one before the edit.") }
            last = picture
        }
        return Figure("trips.edit", quantile(0.5, of: times))
    }
}

/// The four waits with a project of so many files.
struct ProjectFigures {
    let command: VitrineCommand
    let place: URL
    let files: Int
    let rounds: Int

    func all() async throws -> [Figure] {
        var checks: [Double] = [], edits: [Double] = [], previews: [Double] = [], previewEdits: [Double] = []
        for round in 1...rounds {
            let checked = try BenchProject(files: files, in: place.appendingPathComponent("check-\(files)-\(round)/Harbour"))
            checks.append(try await time { try await command.check(checked) })
            try checked.edit(round)
            edits.append(try await time { try await command.check(checked) })
            let shown = try BenchProject(files: files, in: place.appendingPathComponent("preview-\(files)-\(round)/Harbour"))
            var page: PreviewPage?
            previews.append(
                try await time {
                    page = try await command.preview(shown)
                    try await page?.picture()
                })
            defer { page?.close() }
            try shown.edit(round)
            previewEdits.append(try await time { try await page?.picture() })
        }
        let name = "project.\(files)"
        return [("check", checks), ("check.edit", edits), ("preview", previews), ("preview.edit", previewEdits)]
            .map { Figure("\(name).\($0)", quantile(0.5, of: $1)) }
    }

    /// The time that something takes, in milliseconds.
    private func time(_ body: () async throws -> Void) async throws -> Double {
        let start = ContinuousClock.now
        try await body()
        return (ContinuousClock.now - start) / .milliseconds(1)
    }
}
