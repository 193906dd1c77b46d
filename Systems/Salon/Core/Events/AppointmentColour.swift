/// The colour by which an appointment is known in the diary and in the widget.
public enum AppointmentColour: RawRepresentable, Codable, CaseIterable, Hashable, Sendable {
    case pink, indigo, teal, orange
    /// A colour of a newer service: it is kept as it came, and shown in grey.
    case other(String)

    /// The colours that can be chosen.
    public static let allCases: [AppointmentColour] = [.pink, .indigo, .teal, .orange]

    public init(rawValue: String) { self = Self.allCases.first { $0.rawValue == rawValue } ?? .other(rawValue) }

    /// The name as the service writes it.
    public var rawValue: String {
        if case .other(let name) = self { name } else { shownName }
    }

    /// The name by which it is drawn: the same for all that are not known.
    public var shownName: String {
        switch self {
        case .pink: "pink"
        case .indigo: "indigo"
        case .teal: "teal"
        case .orange: "orange"
        case .other: "other"
        }
    }

    public init(from decoder: any Decoder) throws { self.init(rawValue: try decoder.singleValueContainer().decode(String.self)) }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}
