import Foundation
import SalonCore

/// The days of the board: Mara's Friday in June in Rome, and what is around it.
public enum SampleAppointments {
    public static let zone = TimeZone(identifier: "Europe/Rome") ?? .gmt
    /// Midnight at the beginning of 12 June 2026 there.
    public static let midnight = Date(timeIntervalSince1970: 1_781_215_200)

    /// A moment of that Friday, or of another day.
    public static func at(_ hour: Int, _ minute: Int = 0, day: Int = 12) -> Date {
        let minutes: Int = (day - 12) * 1_440 + hour * 60 + minute
        return midnight.addingTimeInterval(Double(minutes) * 60)
    }

    public static func appointment(
        _ id: String, _ start: Date, minutes: Double, _ customer: String, _ treatment: String, _ colour: AppointmentColour
    ) -> Appointment {
        Appointment(
            id: id, start: start, end: start.addingTimeInterval(minutes * 60), customer: customer, treatment: treatment, colour: colour)
    }

    /// The four of the board.
    public static let friday = [
        appointment("a1", at(13, 30), minutes: 45, "Chiara M.", "Cut and finish", .pink),
        appointment("a2", at(14, 30), minutes: 90, "Ana R.", "Balayage", .indigo),
        appointment("a3", at(16, 15), minutes: 30, "Sofia L.", "Brow shape", .teal),
        appointment("a4", at(17), minutes: 60, "Jonas W.", "Colour refresh", .orange),
    ]

    /// The days before, and the first appointment of Saturday.
    public static let around = [
        appointment("m1", at(10, day: 8), minutes: 60, "Ida B.", "Cut", .teal),
        appointment("t1", at(10, day: 9), minutes: 180, "Ida B.", "Perm", .teal),
        appointment("w1", at(10, day: 10), minutes: 200, "Ida B.", "Perm", .teal),
        appointment("h1", at(10, day: 11), minutes: 400, "Ida B.", "Everything", .teal),
        appointment("s1", at(9, 30, day: 13), minutes: 90, "Chiara M.", "Balayage", .indigo),
    ]

    /// Twenty of a quarter of an hour each, from nine on.
    public static let crowded = (0..<20).map { index in
        appointment(
            "c\(index)", at(9, index * 20), minutes: 15, ["Chiara M.", "Ana R.", "Sofia L.", "Jonas W."][index % 4], "Fringe trim",
            AppointmentColour.allCases[index % 4])
    }

    /// Appointments of which several are at once.
    public static let overlapping = [
        appointment("o1", at(13, 30), minutes: 90, "Chiara M.", "Cut and finish", .pink),
        appointment("o2", at(14), minutes: 60, "Ana R.", "Balayage", .indigo),
        appointment("o3", at(14, 15), minutes: 30, "Sofia L.", "Brow shape", .teal),
        appointment("o4", at(14, 20), minutes: 45, "Jonas W.", "Colour refresh", .orange),
        appointment("o5", at(16), minutes: 60, "Ida B.", "Perm", .teal),
        appointment("o6", at(16, 30), minutes: 60, "Leo K.", "Beard", .orange),
    ]

    /// Late, and past midnight.
    public static let late = [
        appointment("l1", at(22, 30), minutes: 45, "Chiara M.", "Cut and finish", .pink),
        appointment("l2", at(23, 30), minutes: 75, "Ana R.", "Balayage", .indigo),
    ]

    /// Names and treatments as long as they come.
    public static let long = [
        appointment(
            "x1", at(13, 30), minutes: 45, "Maximiliane Wolkenstein-Trostburg", "Dauerwelle mit Feuchtigkeitspflege und Kopfmassage", .pink),
        appointment("x2", at(14, 30), minutes: 90, "Konstantinos Papadopoulos-Theodorakis", "Balayage and gloss, full head", .indigo),
        appointment("x3", at(16, 15), minutes: 30, "Wolfeschlegelsteinhausenbergerdorff", "Brow lamination", .teal),
        appointment("x4", at(17), minutes: 60, "María de los Ángeles Fernández", "Colour refresh and treatment", .orange),
    ]
}
