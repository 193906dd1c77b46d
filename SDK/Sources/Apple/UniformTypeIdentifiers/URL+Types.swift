import Foundation

extension URL {
    /// A file's name in this folder with the ending of its type, where the name has not one of that type already.
    public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
        appendingPathComponent(contentType.named(partialName))
    }

    /// See ``appendingPathComponent(_:conformingTo:)``.
    public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
        self = appendingPathComponent(partialName, conformingTo: contentType)
    }

    /// Returns the URL with a type's filename extension; unchanged where the type has none, or the URL has one of the type's.
    public func appendingPathExtension(for contentType: UTType) -> URL {
        guard let ending = contentType.ending(for: lastPathComponent) else { return self }
        return appendingPathExtension(ending)
    }

    /// See ``appendingPathExtension(for:)``.
    public mutating func appendPathExtension(for contentType: UTType) { self = appendingPathExtension(for: contentType) }
}

extension UTType {
    fileprivate func named(_ name: String) -> String { ending(for: name).map { "\(name).\($0)" } ?? name }

    /// The extension that a file's name lacks to be of this type.
    fileprivate func ending(for name: String) -> String? {
        guard let ending = preferredFilenameExtension else { return nil }
        let own = (name as NSString).pathExtension
        if let type = UTType(filenameExtension: own), type.conforms(to: self) { return nil }
        return ending
    }
}
