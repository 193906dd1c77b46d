/// One stop of the rail that shows a whole trip.
public struct WidgetStep: Codable, Hashable, Sendable {
    public enum Kind: String, Encodable, Hashable, Sendable {
        case outbound
        case stay
        case inbound
    }

    public var kind: Kind
    /// “Outbound”, “5 nights”.
    public var label: String

    public init(kind: Kind, label: String) {
        self.kind = kind
        self.label = label
    }
}

extension WidgetStep.Kind: Decodable {
    /// Throws ``WidgetBookingsRepositoryError/ValueRefused(field:reason:)`` with the place of a kind that is none of these.
    public init(from decoder: any Decoder) throws {
        let written = try decoder.singleValueContainer().decode(String.self)
        guard let kind = Self(rawValue: written) else {
            let place = decoder.codingPath.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
            throw WidgetBookingsRepositoryError.ValueRefused(field: place, reason: "is none of outbound, stay, inbound")
        }
        self = kind
    }
}
