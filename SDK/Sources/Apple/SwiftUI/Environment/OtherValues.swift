import Foundation
import FoundationMissing

private enum LegibilityWeightKey: EnvironmentKey { static let defaultValue: LegibilityWeight? = nil }
private enum OpenURLKey: EnvironmentKey { static let defaultValue = OpenURLAction { _ in .discarded } }
private enum LuminanceKey: EnvironmentKey { static let defaultValue = false }
private enum ActiveKey: EnvironmentKey { static let defaultValue = true }
private enum ProminenceKey: EnvironmentKey { static let defaultValue = BackgroundProminence.standard }
private enum BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }
private enum DynamicRangeKey: EnvironmentKey { static let defaultValue: Image.DynamicRange? = nil }
private enum MotionKey: EnvironmentKey { static let defaultValue = false }
private enum HorizontalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = .compact }
private enum VerticalSizeClassKey: EnvironmentKey { static let defaultValue: UserInterfaceSizeClass? = .regular }

extension EnvironmentValues {
    public var legibilityWeight: LegibilityWeight? {
        get { self[LegibilityWeightKey.self] }
        set { self[LegibilityWeightKey.self] = newValue }
    }
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue }
    }
    public var isLuminanceReduced: Bool {
        get { self[LuminanceKey.self] }
        set { self[LuminanceKey.self] = newValue }
    }
    public var accessibilityReduceMotion: Bool { self[MotionKey.self] }
    public var accessibilityReduceTransparency: Bool { self[MotionKey.self] }
    public var accessibilityDifferentiateWithoutColor: Bool { self[MotionKey.self] }
    public var accessibilityInvertColors: Bool { self[MotionKey.self] }
    public var accessibilityShowButtonShapes: Bool { self[MotionKey.self] }
    public var accessibilityDimFlashingLights: Bool { self[MotionKey.self] }
    /// Nobody reads aloud, switches or speaks to a picture while it is drawn.
    public var accessibilityVoiceOverEnabled: Bool { self[MotionKey.self] }
    public var accessibilitySwitchControlEnabled: Bool { self[MotionKey.self] }
    public var accessibilityQuickActionsEnabled: Bool { self[MotionKey.self] }
    public var accessibilityLargeContentViewerEnabled: Bool { self[MotionKey.self] }
    public var accessibilityAssistiveAccessEnabled: Bool { self[MotionKey.self] }
    /// A picture is one moment, so nothing plays.
    public var accessibilityPlayAnimatedImages: Bool { self[MotionKey.self] }
    /// Whether a Live Activity has the whole lock screen, as in StandBy.
    public var isActivityFullscreen: Bool { self[MotionKey.self] }
    /// Whether a Live Activity is drawn less often, as on a display that is always on.
    public var isActivityUpdateReduced: Bool { isLuminanceReduced }
    public var appearsActive: Bool {
        get { self[ActiveKey.self] }
        set { self[ActiveKey.self] = newValue }
    }
    public var undoManager: UndoManager? { nil }
    /// The prominence of the background under the view.
    public var backgroundProminence: BackgroundProminence {
        get { self[ProminenceKey.self] }
        set { self[ProminenceKey.self] = newValue }
    }
    /// The material that a view's background is made of; nil for none.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[DynamicRangeKey.self] }
        set { self[DynamicRangeKey.self] = newValue }
    }
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }
}

/// The prominence of a background.
public struct BackgroundProminence: Hashable, Sendable {
    private let name: String
    public static let standard = BackgroundProminence(name: "standard")
    public static let increased = BackgroundProminence(name: "increased")
}

extension Image {
    /// The dynamic range of an image; what is drawn here has the standard range.
    public struct DynamicRange: Hashable, Sendable {
        private let name: String
        public static let standard = DynamicRange(name: "standard")
        public static let constrainedHigh = DynamicRange(name: "constrainedHigh")
        public static let high = DynamicRange(name: "high")
    }

    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}
