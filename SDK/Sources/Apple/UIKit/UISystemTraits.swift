import Foundation

/// The kind of list in which a cell stands.
public enum UIListEnvironment: Int, Sendable { case unspecified, none, plain, grouped, insetGrouped, sidebar, sidebarPlain }

/// The list that a cell stands in.
public struct UITraitListEnvironment: UITraitDefinition, Sendable {
    public static var defaultValue: UIListEnvironment { .unspecified }
}

/// Light or dark.
public struct UITraitUserInterfaceStyle: SystemTrait, Sendable {
    /// The value where none was set.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    /// The type's name.
    public static var identifier: String { "UITraitUserInterfaceStyle" }
    /// The type's name.
    public static var name: String { "UserInterfaceStyle" }
    /// Whether colours ask for it.
    public static var affectsColorAppearance: Bool { true }
    static var place: WritableKeyPath<UITraitCollection.Traits, UIUserInterfaceStyle?> { \.style }
}

/// The trait that says whether an interface lies in front of others.
public struct UITraitUserInterfaceLevel: SystemTrait, Sendable {
    /// The value where none was set.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    /// The type's name.
    public static var identifier: String { "UITraitUserInterfaceLevel" }
    /// The type's name.
    public static var name: String { "UserInterfaceLevel" }
    /// Whether colours ask for it.
    public static var affectsColorAppearance: Bool { true }
    static var place: WritableKeyPath<UITraitCollection.Traits, UIUserInterfaceLevel?> { \.level }
}

/// Whether colours are to stand out more.
public struct UITraitAccessibilityContrast: SystemTrait, Sendable {
    /// The value where none was set.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    /// The type's name.
    public static var identifier: String { "UITraitAccessibilityContrast" }
    /// The type's name.
    public static var name: String { "AccessibilityContrast" }
    /// Whether colours ask for it.
    public static var affectsColorAppearance: Bool { true }
    static var place: WritableKeyPath<UITraitCollection.Traits, UIAccessibilityContrast?> { \.contrast }
}

/// Whether its window is in front.
public struct UITraitActiveAppearance: SystemTrait, Sendable {
    /// The value where none was set.
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    /// The type's name.
    public static var identifier: String { "UITraitActiveAppearance" }
    /// The type's name.
    public static var name: String { "ActiveAppearance" }
    /// Whether colours ask for it.
    public static var affectsColorAppearance: Bool { true }
    static var place: WritableKeyPath<UITraitCollection.Traits, UIUserInterfaceActiveAppearance?> { \.appearance }
}

/// The colours that the display can show.
public struct UITraitDisplayGamut: SystemTrait, Sendable {
    /// The value where none was set.
    public static var defaultValue: UIDisplayGamut { .unspecified }
    /// The type's name.
    public static var identifier: String { "UITraitDisplayGamut" }
    /// The type's name.
    public static var name: String { "DisplayGamut" }
    /// Whether colours ask for it.
    public static var affectsColorAppearance: Bool { true }
    static var place: WritableKeyPath<UITraitCollection.Traits, UIDisplayGamut?> { \.gamut }
}

/// The display's scale in pixels per point.
public struct UITraitDisplayScale: SystemTrait, Sendable {
    /// The value where none was set.
    public static var defaultValue: CGFloat { 0 }
    /// The type's name.
    public static var identifier: String { "UITraitDisplayScale" }
    /// The type's name.
    public static var name: String { "DisplayScale" }
    /// Whether colours ask for it.
    public static var affectsColorAppearance: Bool { false }
    static var place: WritableKeyPath<UITraitCollection.Traits, CGFloat?> { \.scale }
}

/// Whether type is to be heavier.
public struct UITraitLegibilityWeight: SystemTrait, Sendable {
    /// The value where none was set.
    public static var defaultValue: UILegibilityWeight { .unspecified }
    /// The type's name.
    public static var identifier: String { "UITraitLegibilityWeight" }
    /// The type's name.
    public static var name: String { "LegibilityWeight" }
    /// Whether colours ask for it.
    public static var affectsColorAppearance: Bool { false }
    static var place: WritableKeyPath<UITraitCollection.Traits, UILegibilityWeight?> { \.legibility }
}

/// The size of type that somebody has chosen.
public struct UITraitPreferredContentSizeCategory: SystemTrait, Sendable {
    /// The value where none was set.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    /// The type's name.
    public static var identifier: String { "UITraitPreferredContentSizeCategory" }
    /// The type's name.
    public static var name: String { "PreferredContentSizeCategory" }
    /// Whether colours ask for it.
    public static var affectsColorAppearance: Bool { false }
    static var place: WritableKeyPath<UITraitCollection.Traits, UIContentSizeCategory?> { \.category }
}

/// The trait of the layout direction.
public struct UITraitLayoutDirection: SystemTrait, Sendable {
    /// The value where none was set.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    /// The type's name.
    public static var identifier: String { "UITraitLayoutDirection" }
    /// The type's name.
    public static var name: String { "LayoutDirection" }
    /// Whether colours ask for it.
    public static var affectsColorAppearance: Bool { false }
    static var place: WritableKeyPath<UITraitCollection.Traits, UITraitEnvironmentLayoutDirection?> { \.direction }
}

/// The trait for the horizontal size class.
public struct UITraitHorizontalSizeClass: SystemTrait, Sendable {
    /// The value where none was set.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    /// The type's name.
    public static var identifier: String { "UITraitHorizontalSizeClass" }
    /// The type's name.
    public static var name: String { "HorizontalSizeClass" }
    /// Whether colours ask for it.
    public static var affectsColorAppearance: Bool { false }
    static var place: WritableKeyPath<UITraitCollection.Traits, UIUserInterfaceSizeClass?> { \.horizontal }
}

/// The trait for the vertical size class.
public struct UITraitVerticalSizeClass: SystemTrait, Sendable {
    /// The value where none was set.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    /// The type's name.
    public static var identifier: String { "UITraitVerticalSizeClass" }
    /// The type's name.
    public static var name: String { "VerticalSizeClass" }
    /// Whether colours ask for it.
    public static var affectsColorAppearance: Bool { false }
    static var place: WritableKeyPath<UITraitCollection.Traits, UIUserInterfaceSizeClass?> { \.vertical }
}

/// The kind of device.
public struct UITraitUserInterfaceIdiom: SystemTrait, Sendable {
    /// The value where none was set.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    /// The type's name.
    public static var identifier: String { "UITraitUserInterfaceIdiom" }
    /// The type's name.
    public static var name: String { "UserInterfaceIdiom" }
    /// Whether colours ask for it.
    public static var affectsColorAppearance: Bool { false }
    static var place: WritableKeyPath<UITraitCollection.Traits, UIUserInterfaceIdiom?> { \.idiom }
}

/// Whether the display feels how hard it is pressed.
public struct UITraitForceTouchCapability: SystemTrait, Sendable {
    /// The value where none was set.
    public static var defaultValue: UIForceTouchCapability { .unknown }
    /// The type's name.
    public static var identifier: String { "UITraitForceTouchCapability" }
    /// The type's name.
    public static var name: String { "ForceTouchCapability" }
    /// Whether colours ask for it.
    public static var affectsColorAppearance: Bool { false }
    static var place: WritableKeyPath<UITraitCollection.Traits, UIForceTouchCapability?> { \.forceTouch }
}

/// The trait for the dynamic range of images.
public struct UITraitImageDynamicRange: SystemTrait, Sendable {
    /// The value where none was set.
    public static var defaultValue: UIImage.DynamicRange { .unspecified }
    /// The type's name.
    public static var identifier: String { "UITraitImageDynamicRange" }
    /// The type's name.
    public static var name: String { "ImageDynamicRange" }
    /// Whether colours ask for it.
    public static var affectsColorAppearance: Bool { false }
    static var place: WritableKeyPath<UITraitCollection.Traits, UIImage.DynamicRange?> { \.dynamicRange }
}

/// Whether the scene is recorded.
public struct UITraitSceneCaptureState: SystemTrait, Sendable {
    /// The value where none was set.
    public static var defaultValue: UISceneCaptureState { .unspecified }
    /// The type's name.
    public static var identifier: String { "UITraitSceneCaptureState" }
    /// The type's name.
    public static var name: String { "SceneCaptureState" }
    /// Whether colours ask for it.
    public static var affectsColorAppearance: Bool { false }
    static var place: WritableKeyPath<UITraitCollection.Traits, UISceneCaptureState?> { \.capture }
}

/// The trait for the size at which a Mac’s toolbar shows an item.
public struct UITraitToolbarItemPresentationSize: SystemTrait, Sendable {
    /// The value where none was set.
    public static var defaultValue: UINSToolbarItemPresentationSize { .unspecified }
    /// The type's name.
    public static var identifier: String { "UITraitToolbarItemPresentationSize" }
    /// The type's name.
    public static var name: String { "ToolbarItemPresentationSize" }
    /// Whether colours ask for it.
    public static var affectsColorAppearance: Bool { false }
    static var place: WritableKeyPath<UITraitCollection.Traits, UINSToolbarItemPresentationSize?> { \.toolbar }
}

/// The language that lines are broken by.
public struct UITraitTypesettingLanguage: SystemTrait, Sendable {
    /// The value where none was set.
    public static var defaultValue: Locale.Language { Locale.Language(identifier: "und") }
    /// The type's name.
    public static var identifier: String { "UITraitTypesettingLanguage" }
    /// The type's name.
    public static var name: String { "TypesettingLanguage" }
    /// Whether colours ask for it.
    public static var affectsColorAppearance: Bool { false }
    static var place: WritableKeyPath<UITraitCollection.Traits, Locale.Language?> { \.language }
}
