@_exported import Foundation
@_exported import VitrineUniformTypeIdentifiers

/// Something that can be dragged, copied and shared. In a widget nothing is; the types are here so that a model that says so compiles, and
/// its data can be asked for.
public protocol Transferable {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// One form of an item.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation
    var body: Body { get }
}

extension Never: TransferRepresentation {
    public typealias Item = Never
    public var body: Never { fatalError("nothing has a representation") }
}

extension Never: Transferable {
    public static var transferRepresentation: Never { fatalError("nothing has a representation") }
}

extension TransferRepresentation where Body == Never {
    public var body: Never { fatalError("a representation of its own has no body") }
}

extension TransferRepresentation {
    public func suggestedFileName(_ name: String) -> some TransferRepresentation<Item> { self }
    public func suggestedFileName(_ name: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation<Item> { self }
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item> { self }
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> { self }
}

/// Who may have a representation.
public enum TransferRepresentationVisibility: Hashable, Sendable { case all, team, group, ownProcess }

/// An item as what its coding gives.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    public typealias Body = Never
    public let contentType: UTType

    public init(for item: Item.Type = Item.self, contentType: UTType) { self.contentType = contentType }
}

/// An item as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never

    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {}

    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}

    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

/// A file that is handed over.
public struct SentTransferredFile: Sendable {
    public let file: URL
    public let allowAccessingOriginalFile: Bool

    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that was handed over.
public struct ReceivedTransferredFile: Sendable {
    public let file: URL
    public let isOriginalFile: Bool
}

/// An item as a file.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never

    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}

    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {}

    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {}
}

/// An item as another item.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
    public typealias Body = Never

    public init(exporting: @escaping @Sendable (Item) -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item) {}
    public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}
    public init(importing: @escaping @Sendable (Proxy) throws -> Item) {}
}

/// Several forms of one item.
public struct TupleTransferRepresentation<Item: Transferable, Value: Sendable>: TransferRepresentation {
    public typealias Body = Never
    let value: Value
}

/// Collects the forms of an item.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item {
        content
    }
    /// What is coded needs no type of its own: it is the item's.
    public static func buildExpression(_ content: CodableRepresentation<Item>) -> CodableRepresentation<Item> where Item: Codable {
        content
    }

    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item { content }
    public static func buildBlock<each Content: TransferRepresentation>(
        _ content: repeat each Content
    ) -> TupleTransferRepresentation<Item, (repeat each Content)> { TupleTransferRepresentation(value: (repeat each content)) }
}

// MARK: What has a form by itself

extension String: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: {
            String(decoding: $0, as: UTF8.self)
        }
    }
}

extension Data: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

extension URL: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .url) { Data($0.absoluteString.utf8) }
    }
}
