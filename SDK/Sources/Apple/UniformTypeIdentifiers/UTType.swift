@_exported import Foundation
import FoundationMissing

/// A kind of data, by its identifier: what files and pasteboards hold.
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    public let identifier: String

    public init?(_ identifier: String) {
        guard let known = TypeTable.byIdentifier[identifier] else { return nil }
        self.identifier = known.identifier
    }

    /// A type that this app declares.
    public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
    /// A type that another app declares.
    public init(importedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }

    public init?(filenameExtension: String, conformingTo parent: UTType = .data) {
        let wanted = filenameExtension.lowercased()
        guard let found = TypeTable.all.first(where: { $0.extensions.contains(wanted) }) else { return nil }
        self.init(known: found.identifier)
    }

    public init?(mimeType: String, conformingTo parent: UTType = .data) {
        let wanted = mimeType.lowercased()
        guard let found = TypeTable.all.first(where: { $0.mime == wanted }) else { return nil }
        self.init(known: found.identifier)
    }

    init(known identifier: String) { self.identifier = identifier }

    public init(from decoder: any Decoder) throws { identifier = try decoder.singleValueContainer().decode(String.self) }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(identifier)
    }

    private var known: TypeTable.Entry? { TypeTable.byIdentifier[identifier] }

    public var description: String { identifier }
    public var preferredFilenameExtension: String? { known?.extensions.first }
    public var preferredMIMEType: String? { known?.mime }
    public var localizedDescription: String? { known?.words }
    public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
    public var isDeclared: Bool { known != nil }
    public var isPublic: Bool { identifier.hasPrefix("public.") }

    /// All that it conforms to, near and far.
    public var supertypes: Set<UTType> {
        Set(TypeTable.supertypes(of: identifier).map { UTType(known: $0) })
    }

    public func conforms(to type: UTType) -> Bool { TypeTable.conforms(identifier, to: type.identifier) }
    public func isSupertype(of type: UTType) -> Bool { type != self && type.supertypes.contains(self) }
    public func isSubtype(of type: UTType) -> Bool { self != type && supertypes.contains(type) }
}
