@_exported import Foundation
@_exported import VitrineUniformTypeIdentifiers

/// Something that can be dragged, copied and shared. In a widget nothing is; the types are here so that a model that says so compiles, and
/// its data can be asked for.
public protocol Transferable: SendableMetatype {
    associatedtype Representation: TransferRepresentation
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// One form of an item.
public protocol TransferRepresentation<Item>: Sendable {
    associatedtype Item: Transferable
    associatedtype Body: TransferRepresentation
    var body: Body { get }
    /// The forms it stands for, in the order of preference.
    func _forms() -> [_TransferForm<Item>]
}

extension TransferRepresentation {
    public func _forms() -> [_TransferForm<Item>] { Body.self == Never.self ? [] : body._forms() as? [_TransferForm<Item>] ?? [] }
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
    /// Sets the suggested name of a file of the item.
    public func suggestedFileName(_ name: String) -> some TransferRepresentation<Item> { changed { $0.name = { _ in name } } }
    public func suggestedFileName(_ name: @escaping @Sendable (Item) -> String?) -> some TransferRepresentation<Item> {
        changed { $0.name = name }
    }
    /// Restricts the representation to the items for which a condition holds.
    public func exportingCondition(_ condition: @escaping @Sendable (Item) -> Bool) -> some TransferRepresentation<Item> {
        changed { $0.condition = condition }
    }
    /// Sets who may see the representation.
    public func visibility(_ visibility: TransferRepresentationVisibility) -> some TransferRepresentation<Item> {
        changed { $0.visibility = visibility }
    }

    private func changed(_ change: @escaping @Sendable (inout _TransferForm<Item>) -> Void) -> _ChangedRepresentation<Self> {
        _ChangedRepresentation(base: self, change: change)
    }
}

/// The visibility of a representation: who may see it.
public enum TransferRepresentationVisibility: Hashable, Sendable { case all, team, group, ownProcess }

/// An item as what its coding gives.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    public typealias Body = Never
    public let contentType: UTType
    private let encode: @Sendable (Item) throws -> Data
    private let decode: @Sendable (Data) throws -> Item

    /// Makes a representation as JSON.
    public init(for item: Item.Type = Item.self, contentType: UTType) {
        self.contentType = contentType
        encode = { try JSONEncoder().encode($0) }
        decode = { try JSONDecoder().decode(Item.self, from: $0) }
    }

    /// Makes a representation as JSON, by coders of one's own.
    public init(for item: Item.Type = Item.self, contentType: UTType, encoder: JSONEncoder, decoder: JSONDecoder) {
        self.contentType = contentType
        encode = { try encoder.encode($0) }
        decode = { try decoder.decode(Item.self, from: $0) }
    }

    /// Makes a representation as a property list, by coders of one's own.
    public init(for item: Item.Type = Item.self, contentType: UTType, encoder: PropertyListEncoder, decoder: PropertyListDecoder) {
        self.contentType = contentType
        encode = { try encoder.encode($0) }
        decode = { try decoder.decode(Item.self, from: $0) }
    }

    public func _forms() -> [_TransferForm<Item>] {
        let (encode, decode) = (encode, decode)
        return [_TransferForm(type: contentType, export: { try encode($0) }, make: { try decode($0) })]
    }
}

/// An item as bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    public typealias Body = Never
    private let form: _TransferForm<Item>

    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) { form = _TransferForm(type: contentType, export: exporting, make: importing) }

    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        form = _TransferForm(type: exportedContentType, export: exporting)
    }

    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        form = _TransferForm(type: importedContentType, make: importing)
    }

    public func _forms() -> [_TransferForm<Item>] { [form] }
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
    private let form: _TransferForm<Item>

    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) { form = _TransferForm(type: contentType, export: Self.reading(exporting), make: Self.writing(importing, contentType)) }

    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) { form = _TransferForm(type: exportedContentType, export: Self.reading(exporting)) }

    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) { form = _TransferForm(type: importedContentType, make: Self.writing(importing, importedContentType)) }

    private static func reading(
        _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) -> @Sendable (Item) async throws -> Data { { try Data(contentsOf: await exporting($0).file) } }

    private static func writing(
        _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item, _ type: UTType
    ) -> @Sendable (Data) async throws -> Item {
        { data in
            var file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            if let ending = type.preferredFilenameExtension { file.appendPathExtension(ending) }
            try data.write(to: file, options: .atomic)
            defer { try? FileManager.default.removeItem(at: file) }
            return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
        }
    }

    public func _forms() -> [_TransferForm<Item>] { [form] }
}

/// An item as another item.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
    public typealias Body = Never
    private let export: (@Sendable (Item) throws -> Proxy)?
    private let make: (@Sendable (Proxy) throws -> Item)?

    public init(exporting: @escaping @Sendable (Item) -> Proxy, importing: @escaping @Sendable (Proxy) throws -> Item) {
        (export, make) = (exporting, importing)
    }
    public init(exporting: @escaping @Sendable (Item) throws -> Proxy) { (export, make) = (exporting, nil) }
    public init(importing: @escaping @Sendable (Proxy) throws -> Item) { (export, make) = (nil, importing) }

    public func _forms() -> [_TransferForm<Item>] {
        let (export, make) = (export, make)
        func forms<R: TransferRepresentation>(_ representation: R) -> [_TransferForm<Proxy>] {
            representation._forms() as? [_TransferForm<Proxy>] ?? []
        }
        return forms(Proxy.transferRepresentation).map { form in
            var own = _TransferForm<Item>(type: form.type)
            if let export, let write = form.export { own.export = { try await write(export($0)) } }
            if let make, let read = form.make { own.make = { try make(await read($0)) } }
            own.visibility = form.visibility
            return own
        }
    }
}

/// Several forms of one item.
public struct TupleTransferRepresentation<Item: Transferable, Value: Sendable>: TransferRepresentation {
    public typealias Body = Never
    let value: Value
    let forms: [_TransferForm<Item>]

    public func _forms() -> [_TransferForm<Item>] { forms }
}

/// Collects the forms of an item.
@resultBuilder public struct TransferRepresentationBuilder<Item: Transferable> {
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item {
        content
    }
    /// Takes a coded representation without an item type of its own: it is that of the builder.
    public static func buildExpression(_ content: CodableRepresentation<Item>) -> CodableRepresentation<Item> where Item: Codable {
        content
    }

    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content where Content.Item == Item { content }
    public static func buildBlock<each Content: TransferRepresentation>(
        _ content: repeat each Content
    ) -> TupleTransferRepresentation<Item, (repeat each Content)> {
        var forms: [_TransferForm<Item>] = []
        repeat forms += (each content)._forms() as? [_TransferForm<Item>] ?? []
        return TupleTransferRepresentation(value: (repeat each content), forms: forms)
    }
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
        DataRepresentation(contentType: .url) {
            Data($0.absoluteString.utf8)
        } importing: {
            guard let url = URL(string: String(decoding: $0, as: UTF8.self)) else { throw CocoaError(.fileReadCorruptFile) }
            return url
        }
    }
}
