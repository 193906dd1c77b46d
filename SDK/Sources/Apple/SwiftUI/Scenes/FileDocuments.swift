import Foundation
import FoundationMissing
import VitrineUniformTypeIdentifiers

// Documents of apps. A widget shows none; source that it shares with its app may declare them.

/// A document's file, as it is read.
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType
    /// The file or folder that the document is made from.
    public let file: FileWrapper
}

/// A document's file, as it is written.
public struct FileDocumentWriteConfiguration {
    /// The type of file that is wanted.
    public let contentType: UTType
    /// The file that was there before; nil for a new document.
    public let existingFile: FileWrapper?
}

/// A document that is a value.
@preconcurrency public protocol FileDocument: Sendable {
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// Kinds of files that it can be read from.
    static var readableContentTypes: [UTType] { get }
    /// Kinds of files that it can be written as.
    static var writableContentTypes: [UTType] { get }

    init(configuration: ReadConfiguration) throws
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// The kinds of files that it can be read from, unless the document names others.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document that is an object.
@preconcurrency public protocol ReferenceFileDocument: ObservableObject, Sendable {
    /// The snapshot of the document that is written, as it was at one moment.
    associatedtype Snapshot
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// Kinds of files that it can be read from.
    static var readableContentTypes: [UTType] { get }
    /// Kinds of files that it can be written as.
    static var writableContentTypes: [UTType] { get }

    init(configuration: ReadConfiguration) throws
    func snapshot(contentType: UTType) throws -> Snapshot
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    /// The kinds of files that it can be read from, unless the document names others.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

extension View {
    /// A panel that saves a value as a file of one kind; it is not drawn, and `onCompletion` is never called.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { _unsupported("fileExporter") }
    /// A panel that saves an object as a file of one kind; it is not drawn, and `onCompletion` is never called.
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void
    ) -> some View { _unsupported("fileExporter") }
    /// A panel that saves a value as a file of one of several kinds; it is not drawn, and calls neither closure.
    nonisolated public func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View { _unsupported("fileExporter") }
    /// A panel that saves an object as a file of one of several kinds; it is not drawn, and calls neither closure.
    nonisolated public func fileExporter<D: ReferenceFileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View { _unsupported("fileExporter") }
    /// A panel that saves several values as files of one kind; it is not drawn, and `onCompletion` is never called.
    nonisolated public func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType, onCompletion: @escaping (Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument { _unsupported("fileExporter") }
}
