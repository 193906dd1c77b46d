/// Everything outside the widget that its picture depends on. One archive variant is made for each.
public struct RenderEnvironment: Codable, Hashable, Sendable {
    /// Whether a device is set to light or dark, by SwiftUI's `ColorScheme`.
    public enum Scheme: String, Codable, Hashable, Sendable, CaseIterable { case light, dark }
    /// The mode in which a place treats a widget's colours, by WidgetKit's `WidgetRenderingMode`.
    public enum Mode: String, Codable, Hashable, Sendable, CaseIterable { case fullColor, accented, vibrant }
    /// Whether a device is set to more contrast, by SwiftUI's `ColorSchemeContrast`.
    public enum Contrast: String, Codable, Hashable, Sendable, CaseIterable { case standard, increased }

    /// Whether the view is drawn light or dark.
    public var scheme: Scheme = .light
    /// The mode in which the place treats the view's colours.
    public var mode: Mode = .fullColor
    /// Dynamic Type, by SwiftUI's `DynamicTypeSize` case name: xSmall … large … accessibility5.
    public var typeSize = "large"
    /// The locale's identifier, in BCP 47 or Apple's form, e.g. `ja_JP`.
    public var locale = "en_GB"
    /// An identifier of the time zone database.
    public var timeZone = "UTC"
    /// The display's scale in pixels per point.
    public var displayScale: Double = 3
    /// Whether the container background is drawn; false where the place removes it (lock screen, StandBy, accented).
    public var showsContainerBackground = true
    /// Whether the device is set to more contrast.
    public var contrast: Contrast = .standard
    /// The display is always on and dimmed.
    public var isLuminanceReduced = false
    /// The device is locked: views marked as private are masked, and their words are not in the archive.
    public var hidesPrivateContent = false
    /// Whether an action that a tap began is under way: views marked as invalidatable are then out of date.
    public var isInvalidated = false
    /// The toggle that was just tapped, counted in the order of the views: it shows the other state until the widget has answered.
    public var flippedToggle: Int?
    /// The device shows bold text.
    public var isTextBold = false
    /// Views are laid out right to left whatever the locale.
    public var forcesRightToLeft = false

    /// The values above: a light home screen in British English, at 3 pixels per point.
    public init() {}

    /// SwiftUI's `DynamicTypeSize` cases, from the smallest.
    public static let typeSizes = [
        "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2", "accessibility3",
        "accessibility4", "accessibility5",
    ]
}

/// A width and height in points.
public struct PointSize: Codable, Hashable, Sendable {
    /// The points across.
    public var width: Double
    /// The points down.
    public var height: Double

    /// A size from its sides in points, which are not checked.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

/// Insets in points.
public struct PointInsets: Codable, Hashable, Sendable {
    /// Points from the upper edge.
    public var top: Double
    /// Points from the edge that lines begin at: the left one, from left to right.
    public var leading: Double
    /// Points from the lower edge.
    public var bottom: Double
    /// Points from the edge that lines end at: the right one, from left to right.
    public var trailing: Double

    /// Insets for the four edges, in points.
    public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Makes the same inset on all four edges, in points.
    public init(all: Double) { self.init(top: all, leading: all, bottom: all, trailing: all) }
}
