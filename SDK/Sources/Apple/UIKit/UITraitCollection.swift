import Foundation
import FoundationMissing

/// The traits of the place where a dynamic colour, font or image stands. A trait that was not given is unspecified.
public final class UITraitCollection: NSObject, @unchecked Sendable {
    // Own traits are values that nothing changes.
    struct Traits: Hashable, @unchecked Sendable {
        var style: UIUserInterfaceStyle?
        var level: UIUserInterfaceLevel?
        var scale: CGFloat?
        var contrast: UIAccessibilityContrast?
        var legibility: UILegibilityWeight?
        var category: UIContentSizeCategory?
        var direction: UITraitEnvironmentLayoutDirection?
        var horizontal: UIUserInterfaceSizeClass?
        var vertical: UIUserInterfaceSizeClass?
        var idiom: UIUserInterfaceIdiom?
        var gamut: UIDisplayGamut?
        var appearance: UIUserInterfaceActiveAppearance?
        var forceTouch: UIForceTouchCapability?
        var dynamicRange: UIImage.DynamicRange?
        var capture: UISceneCaptureState?
        var toolbar: UINSToolbarItemPresentationSize?
        var language: Locale.Language?
        /// The app's own traits.
        var own: [ObjectIdentifier: OwnTrait] = [:]
    }
    let traits: Traits

    init(_ traits: Traits) { self.traits = traits }

    public override convenience init() { self.init(Traits()) }
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) { self.init(Traits(style: userInterfaceStyle)) }
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) { self.init(Traits(level: userInterfaceLevel)) }
    public convenience init(displayScale: CGFloat) { self.init(Traits(scale: displayScale)) }
    public convenience init(accessibilityContrast: UIAccessibilityContrast) { self.init(Traits(contrast: accessibilityContrast)) }
    public convenience init(legibilityWeight: UILegibilityWeight) { self.init(Traits(legibility: legibilityWeight)) }
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(Traits(category: preferredContentSizeCategory))
    }
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.init(Traits(direction: layoutDirection)) }
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.init(Traits(horizontal: horizontalSizeClass)) }
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) { self.init(Traits(vertical: verticalSizeClass)) }
    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.init(Traits(idiom: userInterfaceIdiom)) }
    public convenience init(displayGamut: UIDisplayGamut) { self.init(Traits(gamut: displayGamut)) }

    /// Merges collections, of which later ones have precedence.
    public convenience init(traitsFrom collections: [UITraitCollection]) {
        var all = Traits()
        for traits in collections.map(\.traits) { all.take(traits) }
        self.init(all)
    }

    /// Makes the traits of a render.
    package convenience init(
        style: UIUserInterfaceStyle, level: UIUserInterfaceLevel, scale: CGFloat, contrast: UIAccessibilityContrast,
        category: UIContentSizeCategory, direction: UITraitEnvironmentLayoutDirection
    ) {
        var traits = Self.usual
        (traits.style, traits.level, traits.scale, traits.contrast) = (style, level, scale, contrast)
        (traits.category, traits.direction) = (category, direction)
        self.init(traits)
    }

    public var userInterfaceStyle: UIUserInterfaceStyle { traits.style ?? .unspecified }
    public var userInterfaceLevel: UIUserInterfaceLevel { traits.level ?? .unspecified }
    public var displayScale: CGFloat { traits.scale ?? 0 }
    public var accessibilityContrast: UIAccessibilityContrast { traits.contrast ?? .unspecified }
    public var legibilityWeight: UILegibilityWeight { traits.legibility ?? .unspecified }
    public var preferredContentSizeCategory: UIContentSizeCategory { traits.category ?? .unspecified }
    public var layoutDirection: UITraitEnvironmentLayoutDirection { traits.direction ?? .unspecified }
    public var horizontalSizeClass: UIUserInterfaceSizeClass { traits.horizontal ?? .unspecified }
    public var verticalSizeClass: UIUserInterfaceSizeClass { traits.vertical ?? .unspecified }
    public var userInterfaceIdiom: UIUserInterfaceIdiom { traits.idiom ?? .unspecified }
    public var displayGamut: UIDisplayGamut { traits.gamut ?? .unspecified }

    /// Whether colours may differ between the two.
    public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
        let old = other?.traits ?? Traits()
        return Self.systemTraitsAffectingColorAppearance.contains { $0._differs(traits, old) }
    }

    public func containsTraits(in other: UITraitCollection?) -> Bool {
        guard let other else { return true }
        return UITraitCollection(traitsFrom: [self, other]) == self
    }

    // MARK: The current one

    private static let usual = Traits(
        style: .light, level: .base, scale: 3, contrast: .normal, legibility: .regular, category: .large, direction: .leftToRight,
        horizontal: .compact, vertical: .regular, idiom: DeviceKind.current == .pad ? .pad : .phone, gamut: .P3)
    private static let key = "VitrineTraitCollection"

    /// The traits of this thread; the device in the light, unless a render or `performAsCurrent` says otherwise.
    public static var current: UITraitCollection {
        get { Thread.current.threadDictionary[key] as? UITraitCollection ?? UITraitCollection(usual) }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    public func performAsCurrent(_ actions: () -> Void) {
        let outer = Thread.current.threadDictionary[Self.key]
        Self.current = UITraitCollection(traitsFrom: [Self.current, self])
        defer { Thread.current.threadDictionary[Self.key] = outer }
        actions()
    }

    public override func isEqual(_ object: Any?) -> Bool { (object as? UITraitCollection)?.traits == traits }
    public override var hash: Int { traits.hashValue }
}
