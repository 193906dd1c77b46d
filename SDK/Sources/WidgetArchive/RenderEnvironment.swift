/// Everything outside the widget that its picture depends on. One archive variant is made for each.
public struct RenderEnvironment: Codable, Hashable, Sendable {
    public enum Scheme: String, Codable, Hashable, Sendable, CaseIterable { case light, dark }
    public enum Mode: String, Codable, Hashable, Sendable, CaseIterable { case fullColor, accented, vibrant }
    public enum Contrast: String, Codable, Hashable, Sendable, CaseIterable { case standard, increased }

    public var scheme: Scheme = .light
    public var mode: Mode = .fullColor
    /// Dynamic Type, by SwiftUI's `DynamicTypeSize` case name: xSmall … large … accessibility5.
    public var typeSize = "large"
    /// BCP 47 or Apple form, e.g. `ja_JP`.
    public var locale = "en_GB"
    /// An identifier of the time zone database.
    public var timeZone = "UTC"
    /// Pixels per point.
    public var displayScale: Double = 3
    /// False where the place removes it (lock screen, StandBy, accented).
    public var showsContainerBackground = true
    public var contrast: Contrast = .standard
    /// The display is always on and dimmed.
    public var isLuminanceReduced = false
    /// The device is locked: views marked as private are masked, and their words are not in the archive.
    public var hidesPrivateContent = false
    /// What a tap began is under way: views marked as invalidatable are out of date.
    public var isInvalidated = false
    /// The toggle that was just tapped, counted in the order of the views: it shows the other state until the widget has answered.
    public var flippedToggle: Int?
    /// The device shows bold text.
    public var isTextBold = false
    /// Right to left whatever the locale.
    public var forcesRightToLeft = false

    public init() {}

    /// SwiftUI's `DynamicTypeSize` cases, from the smallest.
    public static let typeSizes = [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2", "accessibility3",
        "accessibility4", "accessibility5",
    ]
}

/// A width and height in points.
public struct PointSize: Codable, Hashable, Sendable {
    public var width: Double
    public var height: Double

    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// Insets in points.
public struct PointInsets: Codable, Hashable, Sendable {
    public var top: Double
    public var leading: Double
    public var bottom: Double
    public var trailing: Double

    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    public init(all: Double) { self.init(top: all, leading: all, bottom: all, trailing: all) }
}
