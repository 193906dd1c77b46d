import Foundation
import FoundationMissing

extension NSItemProvider {
    /// The forms, in the order in which they were registered.
    public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.map { UTType($0) ?? UTType(importedAs: $0) } }

    /// The forms that are of a type, or of a kind of it.
    public func registeredContentTypes(conformingTo contentType: UTType) -> [UTType] {
        registeredContentTypes.filter { $0.conforms(to: contentType) }
    }

    /// A form whose bytes are made when they are asked for.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        registerDataRepresentation(forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// A form whose file is made when it is asked for.
    public func registerFileRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, openInPlace: Bool = false,
        loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
    ) {
        registerFileRepresentation(
            forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [], visibility: visibility,
            loadHandler: loadHandler)
    }

    /// Gives the bytes of a form to `completionHandler`, from another thread.
    @discardableResult
    public func loadDataRepresentation(
        for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress { loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler) }

    /// Gives a copy of a form's file to `completionHandler`, from another thread; the copy is gone when that returns.
    @discardableResult
    public func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false, completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loadFileRepresentation(forTypeIdentifier: contentType.identifier) { completionHandler($0, false, $1) }
    }
}
