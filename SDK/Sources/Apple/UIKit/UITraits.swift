import Foundation

/// A trait, by its type: something that views and colours can ask of their environment.
public typealias UITrait = any UITraitDefinition.Type

/// A trait: the system's, or one of the app's own.
public protocol UITraitDefinition {
    associatedtype Value

    /// The trait's value where none was set.
    static var defaultValue: Value { get }
    /// The identifier that tells the trait from others in archives.
    static var identifier: String { get }
    /// The name of the trait in descriptions.
    static var name: String { get }
    /// Whether a colour may ask for it.
    static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
    /// The type's name.
    public static var identifier: String { "\(Self.self)" }
    /// The type's name.
    public static var name: String { "\(Self.self)" }
    /// Whether colours depend on the trait: false by default.
    public static var affectsColorAppearance: Bool { false }

    static func _differs(_ one: UITraitCollection.Traits, _ other: UITraitCollection.Traits) -> Bool {
        OwnTrait(one[Self.self]) != OwnTrait(other[Self.self])
    }
}

/// Traits that can be set.
public protocol UIMutableTraits {
    /// A trait's value.
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { get set }
}

extension UIMutableTraits {
    /// Light or dark.
    public var userInterfaceStyle: UIUserInterfaceStyle {
        get { self[UITraitUserInterfaceStyle.self] }
        set { self[UITraitUserInterfaceStyle.self] = newValue }
    }
    /// Whether the interface lies in front of others.
    public var userInterfaceLevel: UIUserInterfaceLevel {
        get { self[UITraitUserInterfaceLevel.self] }
        set { self[UITraitUserInterfaceLevel.self] = newValue }
    }
    /// Whether colours are to stand out more.
    public var accessibilityContrast: UIAccessibilityContrast {
        get { self[UITraitAccessibilityContrast.self] }
        set { self[UITraitAccessibilityContrast.self] = newValue }
    }
    /// Whether its window is in front.
    public var activeAppearance: UIUserInterfaceActiveAppearance {
        get { self[UITraitActiveAppearance.self] }
        set { self[UITraitActiveAppearance.self] = newValue }
    }
    /// The colours that the display can show.
    public var displayGamut: UIDisplayGamut {
        get { self[UITraitDisplayGamut.self] }
        set { self[UITraitDisplayGamut.self] = newValue }
    }
    /// The display's scale in pixels per point.
    public var displayScale: CGFloat {
        get { self[UITraitDisplayScale.self] }
        set { self[UITraitDisplayScale.self] = newValue }
    }
    /// Whether type is to be heavier.
    public var legibilityWeight: UILegibilityWeight {
        get { self[UITraitLegibilityWeight.self] }
        set { self[UITraitLegibilityWeight.self] = newValue }
    }
    /// The size of type that somebody has chosen.
    public var preferredContentSizeCategory: UIContentSizeCategory {
        get { self[UITraitPreferredContentSizeCategory.self] }
        set { self[UITraitPreferredContentSizeCategory.self] = newValue }
    }
    /// The layout direction.
    public var layoutDirection: UITraitEnvironmentLayoutDirection {
        get { self[UITraitLayoutDirection.self] }
        set { self[UITraitLayoutDirection.self] = newValue }
    }
    /// The horizontal size class.
    public var horizontalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitHorizontalSizeClass.self] }
        set { self[UITraitHorizontalSizeClass.self] = newValue }
    }
    /// The vertical size class.
    public var verticalSizeClass: UIUserInterfaceSizeClass {
        get { self[UITraitVerticalSizeClass.self] }
        set { self[UITraitVerticalSizeClass.self] = newValue }
    }
    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom {
        get { self[UITraitUserInterfaceIdiom.self] }
        set { self[UITraitUserInterfaceIdiom.self] = newValue }
    }
    /// Whether the display feels how hard it is pressed.
    public var forceTouchCapability: UIForceTouchCapability {
        get { self[UITraitForceTouchCapability.self] }
        set { self[UITraitForceTouchCapability.self] = newValue }
    }
    /// The dynamic range of images.
    public var imageDynamicRange: UIImage.DynamicRange {
        get { self[UITraitImageDynamicRange.self] }
        set { self[UITraitImageDynamicRange.self] = newValue }
    }
    /// Whether the scene is recorded.
    public var sceneCaptureState: UISceneCaptureState {
        get { self[UITraitSceneCaptureState.self] }
        set { self[UITraitSceneCaptureState.self] = newValue }
    }
    /// The size at which a Mac’s toolbar shows an item.
    public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize {
        get { self[UITraitToolbarItemPresentationSize.self] }
        set { self[UITraitToolbarItemPresentationSize.self] = newValue }
    }
    /// The language that lines are broken by.
    public var typesettingLanguage: Locale.Language {
        get { self[UITraitTypesettingLanguage.self] }
        set { self[UITraitTypesettingLanguage.self] = newValue }
    }
}

/// A value of a trait of whatever type; such that cannot be compared are never the same.
struct OwnTrait: Hashable {
    let value: Any

    init(_ value: Any) { self.value = value }

    static func == (one: Self, other: Self) -> Bool {
        func equal<Value: Equatable>(_ value: Value) -> Bool { value == other.value as? Value }
        return (one.value as? any Equatable).map { equal($0) } ?? false
    }
    func hash(into hasher: inout Hasher) {}
}

/// A trait of the system's, which has a place of its own.
protocol SystemTrait: UITraitDefinition {
    static var place: WritableKeyPath<UITraitCollection.Traits, Value?> { get }
}

extension SystemTrait {
    static func value(in traits: UITraitCollection.Traits) -> Any? { traits[keyPath: place] }
    static func set(_ value: Any?, in traits: inout UITraitCollection.Traits) { traits[keyPath: place] = value as? Value }
}

extension UITraitCollection.Traits: UIMutableTraits {
    subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get {
            let known = (trait as? any SystemTrait.Type).map { $0.value(in: self) } ?? own[ObjectIdentifier(trait)]?.value
            return known as? Trait.Value ?? Trait.defaultValue
        }
        set {
            if let system = trait as? any SystemTrait.Type {
                system.set(newValue, in: &self)
            } else {
                own[ObjectIdentifier(trait)] = OwnTrait(newValue)
            }
        }
    }

    /// Takes over the traits of others, which have precedence.
    mutating func take(_ others: Self) {
        for trait in UITraitCollection.systemTraits {
            guard let system = trait as? any SystemTrait.Type, let value = system.value(in: others) else { continue }
            system.set(value, in: &self)
        }
        own.merge(others.own) { $1 }
    }

    mutating func remove(_ trait: UITrait) {
        if let system = trait as? any SystemTrait.Type {
            system.set(nil, in: &self)
        } else {
            own[ObjectIdentifier(trait)] = nil
        }
    }

    func contains(_ trait: UITrait) -> Bool {
        (trait as? any SystemTrait.Type).map { $0.value(in: self) != nil } ?? (own[ObjectIdentifier(trait)] != nil)
    }
}

/// The traits that a view overrides.
public struct UITraitOverrides: UIMutableTraits {
    var traits = UITraitCollection.Traits()

    /// A trait's value, or its default where nothing was said.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value {
        get { traits[trait] }
        set { traits[trait] = newValue }
    }

    /// Whether something was said of a trait.
    public func contains(_ trait: UITrait) -> Bool { traits.contains(trait) }
    /// Says nothing of a trait any more.
    public mutating func remove(_ trait: UITrait) { traits.remove(trait) }
}

extension UITraitCollection {
    static var systemTraits: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self, UITraitAccessibilityContrast.self, UITraitActiveAppearance.self,
            UITraitDisplayGamut.self, UITraitDisplayScale.self, UITraitLegibilityWeight.self, UITraitPreferredContentSizeCategory.self,
            UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self,
            UITraitForceTouchCapability.self, UITraitImageDynamicRange.self, UITraitSceneCaptureState.self,
            UITraitToolbarItemPresentationSize.self, UITraitTypesettingLanguage.self,
        ]
    }

    /// The system's traits that colours may ask for.
    public static var systemTraitsAffectingColorAppearance: [UITrait] { systemTraits.filter { $0.affectsColorAppearance } }

    /// The system's traits that pictures of an asset catalogue are chosen by.
    public static var systemTraitsAffectingImageLookup: [UITrait] {
        [
            UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
            UITraitLayoutDirection.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitUserInterfaceIdiom.self,
        ]
    }

    /// Makes a collection with the traits that the closure sets.
    public convenience init(mutations: (inout any UIMutableTraits) -> Void) { self.init(Self.changed(Traits(), mutations)) }

    /// Makes a collection of one trait.
    public convenience init<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) {
        var traits = Traits()
        traits[trait] = value
        self.init(traits)
    }

    /// Whether its window is in front.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init(UITraitActiveAppearance.self, value: activeAppearance)
    }
    /// Whether its window is in front.
    public var activeAppearance: UIUserInterfaceActiveAppearance { self[UITraitActiveAppearance.self] }

    /// Whether the display feels how hard it is pressed.
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init(UITraitForceTouchCapability.self, value: forceTouchCapability)
    }
    /// Whether the display feels how hard it is pressed.
    public var forceTouchCapability: UIForceTouchCapability { self[UITraitForceTouchCapability.self] }

    /// Makes a collection with the dynamic range of images.
    public convenience init(imageDynamicRange: UIImage.DynamicRange) { self.init(UITraitImageDynamicRange.self, value: imageDynamicRange) }
    /// The dynamic range of images.
    public var imageDynamicRange: UIImage.DynamicRange { self[UITraitImageDynamicRange.self] }

    /// Whether the scene is recorded.
    public convenience init(sceneCaptureState: UISceneCaptureState) { self.init(UITraitSceneCaptureState.self, value: sceneCaptureState) }
    /// Whether the scene is recorded.
    public var sceneCaptureState: UISceneCaptureState { self[UITraitSceneCaptureState.self] }

    /// Makes a collection with the size at which a Mac’s toolbar shows an item.
    public convenience init(toolbarItemPresentationSize: UINSToolbarItemPresentationSize) {
        self.init(UITraitToolbarItemPresentationSize.self, value: toolbarItemPresentationSize)
    }
    /// The size at which a Mac’s toolbar shows an item.
    public var toolbarItemPresentationSize: UINSToolbarItemPresentationSize { self[UITraitToolbarItemPresentationSize.self] }

    /// The language that lines are broken by.
    public convenience init(typesettingLanguage: Locale.Language) { self.init(UITraitTypesettingLanguage.self, value: typesettingLanguage) }
    /// The language that lines are broken by.
    public var typesettingLanguage: Locale.Language { self[UITraitTypesettingLanguage.self] }

    /// A trait's value, or its default where nothing was said.
    public subscript<Trait: UITraitDefinition>(trait: Trait.Type) -> Trait.Value { traits[trait] }

    /// Returns the collection with another value for a trait.
    public func replacing<Trait: UITraitDefinition>(_ trait: Trait.Type, value: Trait.Value) -> UITraitCollection {
        modifyingTraits { $0[trait] = value }
    }

    /// Returns the collection with the changes that the closure makes.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        UITraitCollection(Self.changed(traits, mutations))
    }

    private static func changed(_ traits: Traits, _ mutations: (inout any UIMutableTraits) -> Void) -> Traits {
        var changed: any UIMutableTraits = traits
        mutations(&changed)
        return changed as? Traits ?? traits
    }

    /// The traits whose values differ.
    public func changedTraits(from other: UITraitCollection?) -> [UITrait] {
        let old = other?.traits ?? Traits()
        return Self.systemTraits.filter { $0._differs(traits, old) }
    }
}

/// An object with a trait collection.
@preconcurrency @MainActor public protocol UITraitEnvironment: AnyObject {
    /// The current traits of the object.
    var traitCollection: UITraitCollection { get }
}

extension UIView: UITraitEnvironment {}

/// A wish to be told of changes; none happen to what nobody shows.
public protocol UITraitChangeRegistration: AnyObject {}

private final class NoRegistration: UITraitChangeRegistration {}

/// An object that reports changes of traits.
@preconcurrency @MainActor public protocol UITraitChangeObservable {}

extension UITraitChangeObservable {
    public typealias TraitChangeHandler<Environment> = (Environment, UITraitCollection) -> Void

    /// Registers nothing: traits do not change here, so that the closure is never called.
    @discardableResult public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration { NoRegistration() }

    /// Does nothing, as nothing is registered.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView: UITraitChangeObservable {}
