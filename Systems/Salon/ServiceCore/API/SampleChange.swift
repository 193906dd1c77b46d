import Foundation
import GRDB
import LoopbackService

/// `POST /v1/samples/change`: what somebody else at the salon does, for tests and for showing it.
struct SampleChange: Decodable, Sendable {
    enum Kind: String, Decodable, Sendable {
        /// Adds `count` appointments, one after the other from `start` or from the next quarter of an hour.
        case book
        /// Moves one by `minutes`.
        case move
        /// Marks one as cancelled.
        case cancel
        /// Deletes an appointment.
        case delete
        /// Writes `notes`, which no widget shows.
        case note
    }

    var kind: Kind?
    /// Default: the stylist's next appointment.
    var id: String?
    var stylist: String?
    var start: Date?
    var minutes: Int?
    var customer: String?
    var treatment: String?
    var notes: String?
    var count: Int?

    /// Makes the change; the appointments that were changed.
    func make(in diary: Diary, now: Date) async throws -> [Diary.Changes.Change] {
        let stylist = stylist ?? "mara"
        guard Stylist.all.contains(where: { $0.id == stylist }) else { throw SalonRefusal.noSuchStylist }
        guard (1...10_000).contains(count ?? 1) else { throw ServiceRefusal.field("count", reason: "must be between 1 and 10000") }
        guard (-10_080...10_080).contains(minutes ?? 30) else { throw ServiceRefusal.field("minutes", reason: "must be within a week") }
        if kind == nil || kind == .book { return try await book(for: stylist, in: diary, now: now) }
        return try await diary.change { db in
            guard let row = try target(stylist, now: now, in: db) else { throw SalonRefusal.nothingToChange }
            guard var changed = row.appointment else { throw SalonRefusal.noSuchEvent }
            changed.version += 1
            changed.updatedAt = now
            switch kind {
            case .move:
                changed.start += Double(minutes ?? 30) * 60
                changed.end += Double(minutes ?? 30) * 60
            case .cancel: changed.status = .cancelled
            case .note: changed.notes = notes ?? "Changed at the desk."
            case .delete:
                try DiaryRow.bury(row.id, version: changed.version, in: db)
                return [.init(id: row.id, appointment: nil, version: changed.version)]
            case .book, nil: break
            }
            try changed.check()
            try DiaryRow.save(changed, former: row.stylists, in: db)
            return [.init(id: row.id, appointment: changed, version: changed.version)]
        }
    }

    private func target(_ stylist: String, now: Date, in database: Database) throws -> DiaryRow? {
        if let id {
            guard let row = try DiaryRow(id: id, in: database) else { throw SalonRefusal.noSuchEvent }
            return row
        }
        let row = try Row.fetchOne(
            database,
            sql: "SELECT * FROM appointment WHERE content IS NOT NULL AND stylist = ? AND start > ? ORDER BY start, id",
            arguments: [stylist, now.timeIntervalSince1970])
        return try row.map { try DiaryRow($0) }
    }

    private func book(for stylist: String, in diary: Diary, now: Date) async throws -> [Diary.Changes.Change] {
        let offered = SampleTreatment.all[stylist]?.first { $0.name == treatment } ?? .cut
        let length = min(max(minutes ?? offered.minutes, 5), 960)
        let first = start ?? Date(timeIntervalSince1970: (now.timeIntervalSince1970 / 900).rounded(.up) * 900)
        let names = SampleCustomer.names
        let booked = (0..<(count ?? 1)).map { index in
            let begin = first.addingTimeInterval(Double(index * length) * 60)
            let treatment = Appointment.Treatment(name: treatment ?? offered.name, minutes: length, price: offered.price)
            var customer = SampleCustomer.customer(index % names.count)
            if let name = self.customer { customer = .init(id: "desk", name: name, notes: "") }
            let own = id.map { index == 0 ? $0 : "\($0)-\(index)" }
            return Appointment(
                id: own ?? "desk-\(UUID().uuidString.lowercased())", version: 1, stylist: stylist, customer: customer,
                treatments: [treatment], start: begin, end: begin.addingTimeInterval(Double(length) * 60), granularity: 15, notes: "",
                money: .init(currency: "EUR", total: offered.price, paid: 0), colour: offered.colour, status: .booked, updatedAt: now)
        }
        for appointment in booked { try appointment.check() }
        return try await diary.change { db in
            try booked.map { appointment in
                guard try DiaryRow(id: appointment.id, in: db) == nil else {
                    throw ServiceRefusal.field("id", reason: "is taken")
                }
                try DiaryRow.save(appointment, former: [], in: db)
                return .init(id: appointment.id, appointment: appointment, version: 1)
            }
        }
    }
}
