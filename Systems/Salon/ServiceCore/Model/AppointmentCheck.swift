import Foundation
import LoopbackService

extension Appointment {
    /// Years that a clock may show.
    static let moments = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 7_258_118_400)
    /// No appointment is longer.
    static let longest = 16 * 3600.0

    /// Refuses what no diary holds, by the name of the field at fault.
    func check() throws(ServiceRefusal) {
        try Self.text(id, "id", 1...64)
        guard id.utf8.allSatisfy(Self.isPlain) else { throw .field("id", reason: "has other characters than letters, digits and - _ .") }
        guard (0...1_000_000_000).contains(version) else { throw .field("version", reason: "must be between 0 and 1000000000") }
        guard Stylist.all.contains(where: { $0.id == stylist }) else { throw .field("stylist", reason: "is no stylist of this salon") }
        try Self.text(customer.id, "customer.id", 1...100)
        try Self.text(customer.name, "customer.name", 1...200)
        try Self.text(customer.phone ?? "", "customer.phone", 0...40)
        try Self.text(customer.notes, "customer.notes", 0...2_000)
        try Self.text(notes, "notes", 0...2_000)
        guard Self.moments.contains(start), Self.moments.contains(end) else { throw .field("start", reason: "is no moment of a diary") }
        guard end > start else { throw .field("end", reason: "must be after the start") }
        guard end.timeIntervalSince(start) <= Self.longest else { throw .field("end", reason: "is more than 16 hours after the start") }
        guard (1...120).contains(granularity) else { throw .field("granularity", reason: "must be between 1 and 120 minutes") }
        guard (1...20).contains(treatments.count) else { throw .field("treatments", reason: "must have 1 to 20 entries") }
        for (index, treatment) in treatments.enumerated() { try Self.check(treatment, "treatments.\(index)") }
        guard money.currency.utf8.count == 3 else { throw .field("money.currency", reason: "is no code as ISO 4217 has them") }
        try Self.amount(money.total, "money.total")
        try Self.amount(money.paid, "money.paid")
    }

    private static func check(_ treatment: Treatment, _ name: String) throws(ServiceRefusal) {
        try text(treatment.name, "\(name).name", 1...200)
        guard (1...960).contains(treatment.minutes) else { throw .field("\(name).minutes", reason: "must be between 1 and 960") }
        try amount(treatment.price, "\(name).price")
        guard let offer = treatment.offer else { return }
        try text(offer.name, "\(name).offer.name", 1...200)
        guard (1...100).contains(offer.percent) else { throw .field("\(name).offer.percent", reason: "must be between 1 and 100") }
    }

    private static func text(_ text: String, _ name: String, _ length: ClosedRange<Int>) throws(ServiceRefusal) {
        guard length.contains(text.utf8.count) else {
            throw .field(name, reason: "must have \(length.lowerBound) to \(length.upperBound) bytes")
        }
    }

    private static func amount(_ amount: Decimal, _ name: String) throws(ServiceRefusal) {
        guard !amount.isNaN, (0...1_000_000).contains(amount) else { throw .field(name, reason: "must be between 0 and 1000000") }
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}
