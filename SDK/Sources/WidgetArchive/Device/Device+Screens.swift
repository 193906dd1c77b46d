extension Device {
    /// Whether a device is a phone or a tablet.
    public enum Kind: String, Codable, Hashable, Sendable { case iPhone, iPad }

    /// A tablet where the device gives the extra large family a size, a phone otherwise.
    public var kind: Kind { sizes[.systemExtraLarge] == nil ? .iPhone : .iPad }

    /// The families it gives a size, in WidgetKit's order.
    public var families: [WidgetFamilyName] { WidgetFamilyName.allCases.filter { sizes[$0] != nil } }

    /// Whether a lock screen can show accessories: the guidelines' table has none for tablets nor for the smallest phone.
    public var offersLockScreen: Bool { sizes[.accessoryCircular] != nil }

    /// Whether there is StandBy: it came with iOS 17, for phones alone, and iPhone 8 Plus and iPhone SE 1 do not run that (general
    /// knowledge).
    public var offersStandBy: Bool { kind == .iPhone && !["iPhone 8 Plus", "iPhone SE 1"].contains(name) }
}
