import Foundation

/// A class whose objects can be handed on as bytes.
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The forms, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    /// Gives the bytes of a form.
    func loadData(
        withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// A class whose objects can be made of bytes.
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The forms, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    /// - Throws: where the bytes are none of that form.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An object as the class that asks for it, which an heir may be.
/// - Throws: `CocoaError.fileReadCorruptFile` where there is none.
private func own<Object>(_ object: Any?, as type: Object.Type) throws -> Object {
    guard let object = object as? Object else { throw CocoaError(.fileReadCorruptFile) }
    return object
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text", "public.plain-text", "public.text"] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler done: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        done(Data((self as String).utf8), nil)
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try own(String(data: data, encoding: .utf8).map { NSString(string: $0) }, as: self)
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String, forItemProviderCompletionHandler done: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        done(Data(absoluteString.utf8), nil)
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try own(String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) }, as: self)
    }
}
