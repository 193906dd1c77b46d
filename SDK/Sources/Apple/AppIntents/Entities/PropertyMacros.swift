import Foundation
import VitrineCoreSpotlight

/// Makes a computed variable a property of its entity, with the property itself under its name with a dollar sign.
@attached(peer, names: prefixed(`$`))
public macro ComputedProperty() = #externalMacro(module: "VitrineMacros", type: "EntityPropertyMacro")
/// Does the same with a title for people.
@attached(peer, names: prefixed(`$`))
public macro ComputedProperty(title: LocalizedStringResource) = #externalMacro(module: "VitrineMacros", type: "EntityPropertyMacro")
/// Does the same with the key under which Spotlight indexes the value; nothing is indexed here.
@attached(peer, names: prefixed(`$`))
public macro ComputedProperty(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) =
    #externalMacro(module: "VitrineMacros", type: "EntityPropertyMacro")
/// Does the same with a title for people and the key under which Spotlight indexes the value; nothing is indexed here.
@attached(peer, names: prefixed(`$`))
public macro ComputedProperty(title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) =
    #externalMacro(module: "VitrineMacros", type: "EntityPropertyMacro")

/// Makes a variable that is computed when somebody asks for it a property of its entity; nobody asks here, so that the property under its
/// name with a dollar sign has no value.
@attached(peer, names: prefixed(`$`))
public macro DeferredProperty() = #externalMacro(module: "VitrineMacros", type: "DeferredPropertyMacro")
/// Does the same with a title for people.
@attached(peer, names: prefixed(`$`))
public macro DeferredProperty(title: LocalizedStringResource) = #externalMacro(module: "VitrineMacros", type: "DeferredPropertyMacro")
/// Does the same with the key under which Spotlight indexes the value; nothing is indexed here.
@attached(peer, names: prefixed(`$`))
public macro DeferredProperty(indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) =
    #externalMacro(module: "VitrineMacros", type: "DeferredPropertyMacro")
/// Does the same with a title for people and the key under which Spotlight indexes the value; nothing is indexed here.
@attached(peer, names: prefixed(`$`))
public macro DeferredProperty(title: LocalizedStringResource, indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>) =
    #externalMacro(module: "VitrineMacros", type: "DeferredPropertyMacro")
