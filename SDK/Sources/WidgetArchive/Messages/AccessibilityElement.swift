import Foundation

/// Something a screen reader speaks; frames in points, reading order.
public struct AccessibilityElement: Codable, Hashable, Sendable {
    public enum Role: String, Codable, Sendable { case text, image, link, button, toggle, group }

    /// What it is besides its role.
    public struct Traits: OptionSet, Codable, Hashable, Sendable {
        public let rawValue: UInt16
        public init(rawValue: UInt16) { self.rawValue = rawValue }
        public static let header = Traits(rawValue: 1)
        public static let selected = Traits(rawValue: 2)
        public static let summary = Traits(rawValue: 4)
        public static let updatesFrequently = Traits(rawValue: 8)
        public static let disabled = Traits(rawValue: 16)
        public static let modal = Traits(rawValue: 32)
        public static let searchField = Traits(rawValue: 64)
        public static let keyboardKey = Traits(rawValue: 128)
        public static let playsSound = Traits(rawValue: 256)
        public static let startsMediaSession = Traits(rawValue: 512)
        public static let allowsDirectInteraction = Traits(rawValue: 1024)
        public static let causesPageTurn = Traits(rawValue: 2048)
        public static let tabBar = Traits(rawValue: 4096)
    }

    /// More to say on demand.
    public struct Content: Codable, Hashable, Sendable {
        public var label: String
        public var value: String

        public init(label: String, value: String) {
            self.label = label
            self.value = value
        }
    }

    public var role: Role
    public var label: String
    public var value: String?
    public var frame: CGRect
    public var hint: String?
    public var traits: Traits = []
    /// 1…6 for a heading; 0 for none.
    public var headingLevel: UInt8 = 0
    /// For tests; never spoken.
    public var identifier: String?
    /// What a person may say to reach it.
    public var inputLabels: [String] = []
    public var customContent: [Content] = []
    /// What can be done with it, by name.
    public var actions: [String] = []
    /// Higher ones come first among those around them.
    public var sortPriority: Double = 0

    public init(role: Role, label: String, value: String? = nil, frame: CGRect) {
        self.role = role
        self.label = label
        self.value = value
        self.frame = frame
    }

    /// What it says, without what it is: “Jan: 1,500”. A toggle's value is a state, and is not among its words.
    public var words: String {
        guard let value, !value.isEmpty, role != .toggle else { return label }
        return label.isEmpty ? value : "\(label): \(value)"
    }

    /// As VoiceOver says it: label, value, what it is, hint.
    public var spoken: String {
        var parts = [label]
        if let value { parts.append(value) }
        guard parts.contains(where: { !$0.isEmpty }) else { return "" }
        switch role {
        case .link: parts.append("link")
        case .button, .toggle: parts.append(role.rawValue)
        case .image: parts.append("image")
        case .text, .group: break
        }
        if traits.contains(.header) { parts.append("heading") }
        if traits.contains(.selected) { parts.append("selected") }
        if traits.contains(.disabled) { parts.append("dimmed") }
        if let hint { parts.append(hint) }
        return parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }
}
