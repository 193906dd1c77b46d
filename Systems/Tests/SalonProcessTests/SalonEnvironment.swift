import Foundation
import GRDB
import SalonCalendar
import SalonCore
import SystemProcesses
import TestTime
import VitrineWidgetArchive
import WidgetHost

/// Salon with Mara signed in, while a body runs. It is the board's Friday, and stands still.
typealias SalonEnvironment = SystemEnvironment

extension SystemEnvironment {
    /// - Parameter answer: seconds that the extension has for an answer; nil for as many as an unoptimised one may take on a busy machine.
    static func run(timeZone: String = "Europe/Rome", answer: Double? = nil, _ body: (SalonEnvironment) async throws -> Void) async throws {
        try await run(
            "SalonWidgets", seed: "mara",
            configure: {
                $0.locale = "en_GB"
                $0.timeZone = timeZone
                // 12 June 2026, 13:18 in Rome.
                $0.now = Date(timeIntervalSince1970: 1_781_263_080)
                $0.rate = 0
                $0.retries = []
                $0.attempts = 1
                $0.allowUnoptimised()
                if let answer { $0.limits.answer = .seconds(answer) }
            }, body)
    }

    func place(_ family: WidgetFamilyName) async throws -> String { try await place(kind: "SalonWidget", family) }

    // MARK: Stores

    private var store: SalonStore {
        get throws { try SalonStore(at: state.group(SalonGroup.name).appendingPathComponent("shared.sqlite"), as: .reader) }
    }

    /// The shared store's row; also one that is gone.
    func row(_ id: String, of account: String = "mara") throws -> LightCalendarEvent? { try store.event(id, account: account) }

    /// How many rows are whose.
    func rows() throws -> [String: Int] {
        try store.shared.read { db in
            try Row.fetchAll(db, sql: "SELECT account, COUNT(*) AS n FROM event GROUP BY account").reduce(into: [:]) {
                $0[$1["account"]] = $1["n"]
            }
        }
    }

    /// Which of the words `grep` finds in which files of the device's state. What the salon itself keeps, its service, is not the device's.
    func found(_ words: [String]) async throws -> [String] {
        var found: [String] = []
        for word in words {
            let files = try await grep(word)
            found += files.split(separator: "\n").map { "\(word) in \($0.replacingOccurrences(of: state.url.path, with: ""))" }
        }
        return found
    }

    private func grep(_ word: String) async throws -> String {
        let answer = state.url.appendingPathComponent("../grep-\(UUID().uuidString)").standardizedFileURL
        defer { try? FileManager.default.removeItem(at: answer) }
        _ = FileManager.default.createFile(atPath: answer.path, contents: nil)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/grep")
        process.arguments = ["-rlaF", "--devices=skip", "--exclude-dir=Services", "-e", word, state.url.path]
        process.standardOutput = try FileHandle(forWritingTo: answer)
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
        return try String(contentsOf: answer, encoding: .utf8)
    }

    // MARK: The app's page, and the service

    /// Whether the app comes to show the details of this customer's appointment.
    func showsDetails(of customer: String) async -> Bool {
        await eventually {
            let page = try await page()
            return page.contains(#"id="event""#) && page.contains(customer)
        }
    }

    /// What somebody else at the salon does. The identifier of the appointment.
    @discardableResult
    func change(_ body: String) async throws -> String {
        struct Response: Decodable {
            struct Change: Decodable { var id: String }
            var changes: [Change]
        }
        let data = try await post("/v1/samples/change", body)
        guard let id = try JSONDecoder().decode(Response.self, from: data).changes.first?.id else { throw CocoaError(.coderReadCorrupt) }
        return id
    }
}
