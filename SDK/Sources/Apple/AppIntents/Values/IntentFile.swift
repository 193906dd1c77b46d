import Foundation
import FoundationMissing
import VitrineUniformTypeIdentifiers

/// A file that an intent is given.
public struct IntentFile: _UnenteredIntentValue, Hashable {
    public typealias UnwrappedType = IntentFile
    public typealias ValueType = IntentFile
    public typealias Specification = EmptyResolverSpecification<IntentFile>
    public static var _words: String { "a file" }

    /// The file's name, with its extension.
    public var filename: String
    /// The place of the file; nil where only its bytes are known.
    public var fileURL: URL?
    /// The type of the file; nil where neither its source nor its name tells it.
    public var type: UTType?
    /// Whether the file is removed once the intent is done.
    public var removedOnCompletion = false
    private let bytes: Data?

    /// A file of these bytes.
    public init(data: Data, filename: String, type: UTType? = nil) {
        (bytes, self.filename) = (data, filename)
        self.type = type ?? Self.type(of: filename)
    }

    /// A file that is there already.
    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        bytes = nil
        self.fileURL = fileURL
        self.filename = filename ?? fileURL.lastPathComponent
        self.type = type ?? Self.type(of: self.filename)
    }

    private static func type(of filename: String) -> UTType? {
        let ending = URL(filePath: filename).pathExtension
        return ending.isEmpty ? nil : UTType(filenameExtension: ending)
    }

    /// The file's bytes; empty where it cannot be read.
    public var data: Data { bytes ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }

    /// The kinds it can be had as: its own.
    public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }

    /// Returns the file's bytes as a file of this type.
    /// - Throws: `AppIntentError.wrongValue` where the file is of another type, and what reading it throws.
    public func data(contentType: UTType) async throws -> Data {
        try check(contentType)
        if let bytes { return bytes }
        guard let fileURL else { return Data() }
        return try Data(contentsOf: fileURL)
    }

    /// A copy of it, as a file of this kind.
    /// - Parameter destinationDirectory: nil for the folder of temporary files.
    /// - Throws: `AppIntentError.wrongValue` where it is of another kind, and what reading and writing throw.
    public func file(contentType: UTType, destinationDirectory: URL? = nil) async throws -> URL {
        let folder = destinationDirectory ?? FileManager.default.temporaryDirectory
        let copy = folder.appending(path: filename)
        try await data(contentType: contentType).write(to: copy, options: .atomic)
        return copy
    }

    /// Hands over where the file is, and whether that is its own place and no copy's; a copy goes afterwards.
    /// - Throws: `AppIntentError.wrongValue` where it is of another kind, and what reading, writing and the closure throw.
    public func withFile<Result>(
        contentType: UTType, allowOpenInPlace: Bool = false, fileHandler: (URL, Bool) async throws -> Result
    ) async throws -> Result {
        try check(contentType)
        if allowOpenInPlace, let fileURL { return try await fileHandler(fileURL, true) }
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try await fileHandler(try await file(contentType: contentType, destinationDirectory: folder), false)
    }

    private func check(_ wanted: UTType) throws(AppIntentError) {
        guard let type, !type.conforms(to: wanted) else { return }
        throw .wrongValue(parameter: filename, found: "had as \(wanted.identifier); it is \(type.identifier)")
    }
}

extension IntentFile: DisplayRepresentable {
    /// The default resolvers: none, as no other type makes a file.
    public static var defaultResolverSpecification: EmptyResolverSpecification<IntentFile> { EmptyResolverSpecification() }
    /// “File”.
    public static var typeDisplayRepresentation: TypeDisplayRepresentation { "File" }
    /// The file's name.
    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: LocalizedStringResource(stringLiteral: filename))
    }
}
