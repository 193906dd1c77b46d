import VitrineWidgetArchive

/// The traits of a view, for people who do not see it.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    private init(bit: UInt32) { rawValue = 1 << bit }

    public static let isButton = AccessibilityTraits(bit: 0)
    public static let isHeader = AccessibilityTraits(bit: 1)
    public static let isSelected = AccessibilityTraits(bit: 2)
    public static let isLink = AccessibilityTraits(bit: 3)
    public static let isSearchField = AccessibilityTraits(bit: 4)
    public static let isImage = AccessibilityTraits(bit: 5)
    public static let playsSound = AccessibilityTraits(bit: 6)
    public static let isKeyboardKey = AccessibilityTraits(bit: 7)
    public static let isStaticText = AccessibilityTraits(bit: 8)
    public static let isSummaryElement = AccessibilityTraits(bit: 9)
    public static let updatesFrequently = AccessibilityTraits(bit: 10)
    public static let startsMediaSession = AccessibilityTraits(bit: 11)
    public static let allowsDirectInteraction = AccessibilityTraits(bit: 12)
    public static let causesPageTurn = AccessibilityTraits(bit: 13)
    public static let isModal = AccessibilityTraits(bit: 14)
    public static let isToggle = AccessibilityTraits(bit: 15)
    public static let isTabBar = AccessibilityTraits(bit: 16)

    /// The traits that stand for a role, of which an element has only one.
    private static let roles: [(AccessibilityTraits, AccessibilityElement.Role)] = [
        (.isStaticText, .text), (.isImage, .image), (.isToggle, .toggle), (.isButton, .button), (.isLink, .link),
    ]

    private static let others: [(AccessibilityTraits, AccessibilityElement.Traits)] = [
        (.isHeader, .header), (.isSelected, .selected), (.isSummaryElement, .summary), (.updatesFrequently, .updatesFrequently),
        (.isModal, .modal), (.isSearchField, .searchField), (.isKeyboardKey, .keyboardKey), (.playsSound, .playsSound),
        (.startsMediaSession, .startsMediaSession), (.allowsDirectInteraction, .allowsDirectInteraction),
        (.causesPageTurn, .causesPageTurn), (.isTabBar, .tabBar),
    ]

    func add(to element: inout AccessibilityElement) {
        for (trait, role) in Self.roles where contains(trait) { element.role = role }
        for (trait, kept) in Self.others where contains(trait) { element.traits.insert(kept) }
    }

    /// Removes the traits from an element, which becomes words again where its role is gone.
    func remove(from element: inout AccessibilityElement) {
        for (trait, role) in Self.roles where contains(trait) && element.role == role { element.role = .text }
        for (trait, kept) in Self.others where contains(trait) { element.traits.remove(kept) }
    }
}

/// The rank of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }

/// What happens to the elements inside a view that is one element itself.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    enum Rule: Sendable { case ignore, combine, contain }
    let rule: Rule
    /// The children are not read.
    public static let ignore = AccessibilityChildBehavior(rule: .ignore)
    /// The children are read as one element.
    public static let combine = AccessibilityChildBehavior(rule: .combine)
    /// The children are read one by one, as a group.
    public static let contain = AccessibilityChildBehavior(rule: .contain)
}
