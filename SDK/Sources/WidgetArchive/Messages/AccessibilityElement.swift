import Foundation

/// Something a screen reader speaks; frames in points, reading order.
public struct AccessibilityElement: Codable, Hashable, Sendable {
    /// The role of an element; it has one only.
    public enum Role: String, Codable, Sendable { case text, image, link, button, toggle, group }

    /// The traits of an element, besides its role.
    public struct Traits: OptionSet, Codable, Hashable, Sendable {
        /// The bits of the traits, as an archive has them.
        public let rawValue: UInt16
        /// Traits from the bits of an archive; bits that have no name are kept.
        public init(rawValue: UInt16) { self.rawValue = rawValue }
        /// The element is the heading of what follows.
        public static let header = Traits(rawValue: 1)
        /// The element is what is chosen at present.
        public static let selected = Traits(rawValue: 2)
        /// The element sums up the current state when the app starts.
        public static let summary = Traits(rawValue: 4)
        /// The element's label or value changes often, and need not be read each time.
        public static let updatesFrequently = Traits(rawValue: 8)
        /// The element cannot be used now; VoiceOver says “dimmed”.
        public static let disabled = Traits(rawValue: 16)
        /// The element is modal: while it is there, nothing beside it is read.
        public static let modal = Traits(rawValue: 32)
        /// The element is a search field.
        public static let searchField = Traits(rawValue: 64)
        /// The element is a key of a keyboard.
        public static let keyboardKey = Traits(rawValue: 128)
        /// The element makes a sound of its own when it is used.
        public static let playsSound = Traits(rawValue: 256)
        /// The element starts a sound or a film, over which a screen reader does not speak.
        public static let startsMediaSession = Traits(rawValue: 512)
        /// The element gets touches as they are, without a screen reader's gestures.
        public static let allowsDirectInteraction = Traits(rawValue: 1024)
        /// The page is turned once the element has been read.
        public static let causesPageTurn = Traits(rawValue: 2048)
        /// The element is a tab bar.
        public static let tabBar = Traits(rawValue: 4096)
    }

    /// One more thing to say of an element when somebody asks for it: SwiftUI's `accessibilityCustomContent`.
    public struct Content: Codable, Hashable, Sendable {
        /// The label, which tells what the value is of.
        public var label: String
        /// The value that is spoken.
        public var value: String

        /// A value with the words for what it is of.
        public init(label: String, value: String) {
            self.label = label
            self.value = value
        }
    }

    /// The role of the element: what it is.
    public var role: Role
    /// The words it is called by, spoken first; empty for what has none.
    public var label: String
    /// The value that the element shows or is set to, spoken after the label; nil where it has none.
    public var value: String?
    /// The element's frame in the tile's coordinates, in points.
    public var frame: CGRect
    /// The hint, which tells what using the element does; spoken last, nil where there is none.
    public var hint: String?
    /// The traits of the element beside its role.
    public var traits: Traits = []
    /// The rank of a heading, 1…6; 0 for what is no heading, and for a heading without a rank.
    public var headingLevel: UInt8 = 0
    /// The name that `accessibilityIdentifier(_:)` gives it, for programs to find it by; never spoken.
    public var identifier: String?
    /// The words that a person may say to Voice Control to reach the element.
    public var inputLabels: [String] = []
    /// The custom content, which is spoken when somebody asks for more.
    public var customContent: [Content] = []
    /// The names of the custom actions of the element.
    public var actions: [String] = []
    /// The priority in the reading order: a higher one comes first among the elements around it.
    public var sortPriority: Double = 0

    /// An element with nothing but these; its hint, traits and actions can be set.
    public init(role: Role, label: String, value: String? = nil, frame: CGRect) {
        self.role = role
        self.label = label
        self.value = value
        self.frame = frame
    }

    /// The label and the value, without the role: “Jan: 1,500”. A toggle's value is a state, and is not among its words.
    public var words: String {
        guard let value, !value.isEmpty, role != .toggle else { return label }
        return label.isEmpty ? value : "\(label): \(value)"
    }

    /// The words as VoiceOver says them: label, value, what it is, hint.
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
