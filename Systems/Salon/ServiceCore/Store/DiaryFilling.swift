import Foundation
import GRDB

/// Fills the diary with the sample salon's own appointments, a few weeks around now, each day once: what was deleted does not come back.
public struct DiaryFilling: Sendable {
    /// Days before now, and after.
    static let past = 14
    static let future = 35
    private let book: AppointmentBook
    private let diary: Diary
    private let progress = Progress()

    public init(seed: String, diary: Diary) {
        book = AppointmentBook(seed: seed)
        self.diary = diary
    }

    /// Fills what is missing around a moment, and returns when it is there.
    public func fill(around now: Date) async throws {
        try await progress.reach(SalonDay(of: now)) { today in
            try await diary.change { db in
                for number in today.number - Self.past...today.number + Self.future {
                    try db.execute(sql: "INSERT OR IGNORE INTO filled (day) VALUES (?)", arguments: [number])
                    guard db.changesCount > 0 else { continue }
                    let day = SalonDay(number: number)
                    for appointment in Stylist.all.flatMap({ book.appointments(of: $0, on: day) })
                    where try DiaryRow(id: appointment.id, in: db) == nil {
                        try DiaryRow.save(appointment, former: [], in: db)
                    }
                }
            }
        }
    }

    /// The day around which this process has filled, so that it is not looked for at every request.
    private actor Progress {
        private var day: SalonDay?
        private var filling: Task<Void, any Error>?

        func reach(_ day: SalonDay, _ fill: @escaping @Sendable (SalonDay) async throws -> Void) async throws {
            while let filling { try? await filling.value }
            guard self.day != day else { return }
            let filling = Task { try await fill(day) }
            self.filling = filling
            defer { self.filling = nil }
            try await filling.value
            self.day = day
        }
    }
}
