import Foundation
import FoundationMissing

// Intents, items and choices that an assistant knows by what they do. There is no assistant here: what is declared so compiles, and is an
// intent as any other.

/// What an assistant knows something by: a domain and a name in it.
@dynamicMemberLookup public struct _AssistantDomain: Sendable {
    fileprivate init() {}
    /// A name of the domain.
    public subscript(dynamicMember name: String) -> _AssistantSchema { _AssistantSchema() }
}

/// Something that an assistant knows.
public struct _AssistantSchema: Sendable {
    fileprivate init() {}

    public static var assistant: _AssistantDomain { _AssistantDomain() }
    public static var audio: _AssistantDomain { _AssistantDomain() }
    public static var books: _AssistantDomain { _AssistantDomain() }
    public static var browser: _AssistantDomain { _AssistantDomain() }
    public static var camera: _AssistantDomain { _AssistantDomain() }
    public static var files: _AssistantDomain { _AssistantDomain() }
    public static var journal: _AssistantDomain { _AssistantDomain() }
    public static var mail: _AssistantDomain { _AssistantDomain() }
    public static var photos: _AssistantDomain { _AssistantDomain() }
    public static var presentation: _AssistantDomain { _AssistantDomain() }
    public static var reader: _AssistantDomain { _AssistantDomain() }
    public static var spreadsheet: _AssistantDomain { _AssistantDomain() }
    public static var system: _AssistantDomain { _AssistantDomain() }
    public static var visualIntelligence: _AssistantDomain { _AssistantDomain() }
    public static var whiteboard: _AssistantDomain { _AssistantDomain() }
    public static var wordProcessor: _AssistantDomain { _AssistantDomain() }
}

/// Makes an intent one that an assistant knows; without a title it has its type's name.
@attached(member, names: named(title))
public macro AppIntent(schema: _AssistantSchema) = #externalMacro(module: "VitrineMacros", type: "SchemaMacro")
/// Makes an item one that an assistant knows; without a name it has its type's.
@attached(member, names: named(typeDisplayRepresentation))
public macro AppEntity(schema: _AssistantSchema) = #externalMacro(module: "VitrineMacros", type: "SchemaMacro")
/// Makes a choice one that an assistant knows; without a name it has its type's.
@attached(member, names: named(typeDisplayRepresentation))
public macro AppEnum(schema: _AssistantSchema) = #externalMacro(module: "VitrineMacros", type: "SchemaMacro")

/// The same, as it was called at first.
@attached(member, names: named(title))
public macro AssistantIntent(schema: _AssistantSchema) = #externalMacro(module: "VitrineMacros", type: "SchemaMacro")
/// The same, as it was called at first.
@attached(member, names: named(typeDisplayRepresentation))
public macro AssistantEntity(schema: _AssistantSchema) = #externalMacro(module: "VitrineMacros", type: "SchemaMacro")
/// The same, as it was called at first.
@attached(member, names: named(typeDisplayRepresentation))
public macro AssistantEnum(schema: _AssistantSchema) = #externalMacro(module: "VitrineMacros", type: "SchemaMacro")
