import Foundation
import GRDB
import SalonCalendar
import SalonCore
import SystemProcesses
import WidgetArchive
import WidgetHost

/// Salon with Mara signed in, while a body runs. It is the board's Friday, and stands still.
typealias SalonHouse = SystemHouse

extension SystemHouse {
    static func run(_ body: (SalonHouse) async throws -> Void) async throws {
        try await run(
            "SalonWidgets", seed: "mara",
            configure: {
                $0.locale = "en_GB"
                $0.timeZone = "Europe/Rome"
                // 12 June 2026, 13:18 in Rome.
                $0.now = Date(timeIntervalSince1970: 1_781_263_080)
                $0.rate = 0
                $0.retries = []
                $0.attempts = 1
                $0.allowUnoptimised()
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
        struct Answer: Decodable {
            struct Change: Decodable { var id: String }
            var changes: [Change]
        }
        let data = try await post("/v1/samples/change", body)
        guard let id = try JSONDecoder().decode(Answer.self, from: data).changes.first?.id else { throw CocoaError(.coderReadCorrupt) }
        return id
    }
}
