import Foundation
import FoundationMissing

// Intents, items and choices that an assistant knows by what they do. There is no assistant here: what is declared so compiles, and is an
// intent as any other.

/// A domain of assistant schemas, by whose names an assistant knows intents, entities and enumerations.
@dynamicMemberLookup public struct _AssistantDomain: Sendable {
    fileprivate init() {}
    /// A name of the domain.
    public subscript(dynamicMember name: String) -> _AssistantSchema { _AssistantSchema() }
}

/// A schema that an assistant knows.
public struct _AssistantSchema: Sendable {
    fileprivate init() {}

    /// The domain of conversations with an assistant that an app brings along.
    public static var assistant: _AssistantDomain { _AssistantDomain() }
    /// The domain of music, podcasts and other sound that an app plays.
    public static var audio: _AssistantDomain { _AssistantDomain() }
    /// The domain of books that are read or heard, and of what is done while reading.
    public static var books: _AssistantDomain { _AssistantDomain() }
    /// The domain of a web browser's windows, tabs and bookmarks.
    public static var browser: _AssistantDomain { _AssistantDomain() }
    /// The domain of taking pictures and films.
    public static var camera: _AssistantDomain { _AssistantDomain() }
    /// The domain of files and folders that are made, moved and opened.
    public static var files: _AssistantDomain { _AssistantDomain() }
    /// The domain of entries in a journal.
    public static var journal: _AssistantDomain { _AssistantDomain() }
    /// The domain of messages, drafts and mailboxes.
    public static var mail: _AssistantDomain { _AssistantDomain() }
    /// The domain of pictures and films that were taken, and of their albums.
    public static var photos: _AssistantDomain { _AssistantDomain() }
    /// The domain of slides and of what is on them.
    public static var presentation: _AssistantDomain { _AssistantDomain() }
    /// The domain of documents that are read page by page.
    public static var reader: _AssistantDomain { _AssistantDomain() }
    /// The domain of tables that calculate, and of their sheets.
    public static var spreadsheet: _AssistantDomain { _AssistantDomain() }
    /// The domain of what any app can do, as searching in it.
    public static var system: _AssistantDomain { _AssistantDomain() }
    /// The domain of searches by what the camera or the screen shows.
    public static var visualIntelligence: _AssistantDomain { _AssistantDomain() }
    /// The domain of boards that are drawn and written on freely.
    public static var whiteboard: _AssistantDomain { _AssistantDomain() }
    /// The domain of written documents and their pages.
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

/// Does the same under the name that it had first.
@attached(member, names: named(title))
public macro AssistantIntent(schema: _AssistantSchema) = #externalMacro(module: "VitrineMacros", type: "SchemaMacro")
/// Does the same under the name that it had first.
@attached(member, names: named(typeDisplayRepresentation))
public macro AssistantEntity(schema: _AssistantSchema) = #externalMacro(module: "VitrineMacros", type: "SchemaMacro")
/// Does the same under the name that it had first.
@attached(member, names: named(typeDisplayRepresentation))
public macro AssistantEnum(schema: _AssistantSchema) = #externalMacro(module: "VitrineMacros", type: "SchemaMacro")
