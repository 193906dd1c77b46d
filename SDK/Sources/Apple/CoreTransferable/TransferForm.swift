import Foundation
import VitrineUniformTypeIdentifiers

/// One form of an item: how it becomes bytes of a type, and is made of them.
public struct _TransferForm<Item: SendableMetatype>: Sendable {
    let type: UTType
    var export: (@Sendable (Item) async throws -> Data)?
    var make: (@Sendable (Data) async throws -> Item)?
    var name: (@Sendable (Item) -> String?)?
    var visibility = TransferRepresentationVisibility.all
    /// Whether an item has this form.
    var condition: (@Sendable (Item) -> Bool)?
}

/// An error of the transfer of an item.
public enum TransferFailure: Error, CustomStringConvertible {
    /// The item has no form of this type.
    case noForm(of: String, for: String)

    public var description: String {
        switch self {
        case .noForm(let item, let type): "\(item) has no form of the type \(type). Add one to its transferRepresentation."
        }
    }
}

/// A representation with something said about its forms.
public struct _ChangedRepresentation<Base: TransferRepresentation>: TransferRepresentation {
    public typealias Item = Base.Item
    public typealias Body = Never
    let base: Base
    let change: @Sendable (inout _TransferForm<Base.Item>) -> Void

    public func _forms() -> [_TransferForm<Base.Item>] {
        base._forms().map { form in
            var form = form
            change(&form)
            return form
        }
    }
}

extension Transferable {
    private static var forms: [_TransferForm<Self>] {
        func forms<R: TransferRepresentation>(_ representation: R) -> [_TransferForm<Self>] {
            representation._forms() as? [_TransferForm<Self>] ?? []
        }
        return forms(transferRepresentation)
    }

    /// The types that items can be handed over as.
    public static func exportedContentTypes(visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        forms.filter { $0.export != nil && $0.visibility == visibility }.map(\.type)
    }

    /// The types that this item can be handed over as.
    public func exportedContentTypes(_ visibility: TransferRepresentationVisibility = .all) -> [UTType] {
        Self.forms.filter { $0.export != nil && $0.visibility == visibility && $0.condition?(self) != false }.map(\.type)
    }

    /// The types that items can be made of.
    public static func importedContentTypes() -> [UTType] { forms.filter { $0.make != nil }.map(\.type) }

    /// The suggested name of a file of this item; nil where none is given.
    public var suggestedFilename: String? { Self.forms.lazy.compactMap { $0.name?(self) }.first }

    /// The item as bytes of a type.
    public func exported(as contentType: UTType) async throws -> Data {
        let all = Self.forms.filter { $0.export != nil && $0.condition?(self) != false }
        guard let form = all.first(where: { $0.type == contentType }) ?? all.first(where: { $0.type.conforms(to: contentType) }),
            let export = form.export
        else { throw TransferFailure.noForm(of: "\(Self.self)", for: contentType.identifier) }
        return try await export(self)
    }

    /// Writes the item into a folder, as a file of a type.
    /// - Returns: the file.
    @discardableResult public func export(to directory: URL, contentType: UTType? = nil) async throws -> URL {
        let type = contentType ?? exportedContentTypes().first ?? .data
        let name = suggestedFilename ?? "\(Self.self)"
        let ending = type.preferredFilenameExtension.map { name.hasSuffix(".\($0)") ? "" : ".\($0)" } ?? ""
        let file = directory.appendingPathComponent(name + ending)
        try await exported(as: type).write(to: file, options: .atomic)
        return file
    }

    /// Does something with a file of the item, which is gone afterwards.
    public func withExportedFile<Result>(
        contentType: UTType? = nil, fileHandler: (URL) async throws -> Result
    ) async throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try await fileHandler(export(to: folder, contentType: contentType))
    }

    /// An item made of bytes of a type.
    public init(importing data: Data, contentType: UTType?) async throws {
        let all = Self.forms.filter { $0.make != nil }
        let form = contentType.map { type in all.first { $0.type == type } ?? all.first { type.conforms(to: $0.type) } } ?? all.first
        guard let make = form?.make else {
            throw TransferFailure.noForm(of: "\(Self.self)", for: contentType?.identifier ?? "any")
        }
        self = try await make(data)
    }

    /// An item made of a file.
    public init(importing file: URL, contentType: UTType? = nil) async throws {
        let type = contentType ?? UTType(filenameExtension: file.pathExtension)
        try await self.init(importing: Data(contentsOf: file), contentType: type)
    }
}

extension AttributedString: Transferable {
    /// Transfers the characters of the text, without its attributes, in UTF-8.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .utf8PlainText) {
            Data(String($0.characters).utf8)
        } importing: {
            AttributedString(String(decoding: $0, as: UTF8.self))
        }
    }
}
