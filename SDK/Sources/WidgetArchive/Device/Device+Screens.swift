extension Device {
    public enum Kind: String, Codable, Hashable, Sendable { case iPhone, iPad }

    public var kind: Kind { sizes[.systemExtraLarge] == nil ? .iPhone : .iPad }

    /// The families it gives a size, in WidgetKit's order.
    public var families: [WidgetFamilyName] { WidgetFamilyName.allCases.filter { sizes[$0] != nil } }

    /// The guidelines' table has no accessories for tablets nor for the smallest phone.
    public var offersLockScreen: Bool { sizes[.accessoryCircular] != nil }

    /// StandBy came with iOS 17, which these phones do not run (general knowledge).
    public var offersStandBy: Bool { kind == .iPhone && !["iPhone 8 Plus", "iPhone SE 1"].contains(name) }
}
