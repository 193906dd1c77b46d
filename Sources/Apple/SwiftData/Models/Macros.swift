import VitrineSwiftUI

/// Makes a class a model, whose instances a model container keeps.
@attached(
    member, conformances: Observable, PersistentModel,
    names: named(_$backingData), named(persistentBackingData), named(schemaMetadata), named(_$metadata), named(_$Root), named(init),
    named(_$observationRegistrar))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel)
public macro Model() = #externalMacro(module: "VitrineMacros", type: "PersistentModelMacro")

/// Takes a property of a model through its backing data; `@Model` puts it there.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "VitrineMacros", type: "PersistedPropertyMacro")

/// Says how a property of a model is kept.
@attached(peer)
public macro Attribute(_ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil) =
    #externalMacro(module: "VitrineMacros", type: "PropertyMarkMacro")

/// Says how a property of a model leads to other models.
@attached(peer)
public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
    maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "VitrineMacros", type: "PropertyMarkMacro")

/// Leaves a property of a model out of what is kept.
@attached(peer)
public macro Transient() = #externalMacro(module: "VitrineMacros", type: "PropertyMarkMacro")

/// Says which properties together are different in every model of a kind.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "VitrineMacros", type: "UniqueMacro")

/// Declares indices: groups of properties by which models are looked up.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "VitrineMacros", type: "IndexMacro")

/// Declares indices, each with its kind.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: Schema.Index<T>.Types<T>...) =
    #externalMacro(module: "VitrineMacros", type: "IndexMacro")

/// Gives an actor a model context of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(unownedExecutor), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "VitrineMacros", type: "ModelActorMacro")

/// A placeholder type for the stored variable behind a model's property, whose value the backing data keeps.
public struct _SwiftDataNoType: Sendable {
    /// The only value.
    public init() {}
}

/// Returns what a model says of its properties, on any thread. Public for the macros' expansions.
///
/// Key paths to properties of the main actor can be written on it alone; they are names, and read nothing.
public func _metadata(_ written: @MainActor () -> [Schema.PropertyMetadata]) -> [Schema.PropertyMetadata] {
    withoutActuallyEscaping(written) { unsafeBitCast($0, to: (() -> [Schema.PropertyMetadata]).self)() }
}
