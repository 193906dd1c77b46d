import Foundation

/// The pasteboard. An extension has no access to the device's: here each process has one of its own.
public final class UIPasteboard: NSObject, @unchecked Sendable {
    /// A pasteboard's name.
    public struct Name: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let general = Name(rawValue: "com.apple.UIKit.pboard.general")
    }

    public static let general = UIPasteboard(name: .general)

    public let name: Name
    private let lock = NSLock()
    // Touched only under the lock.
    private var held: [String] = []
    private var pictures: [UIImage] = []

    private init(name: Name) { self.name = name }

    public convenience init?(name: Name, create: Bool) { self.init(name: name) }

    public var strings: [String]? {
        get { lock.withLock { held.isEmpty ? nil : held } }
        set { lock.withLock { (held, pictures) = (newValue ?? [], []) } }
    }

    public var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }

    public var url: URL? {
        get { string.flatMap { URL(string: $0) } }
        set { string = newValue?.absoluteString }
    }

    /// The image on the pasteboard.
    public var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }

    public var images: [UIImage]? {
        get { lock.withLock { pictures.isEmpty ? nil : pictures } }
        set { lock.withLock { (pictures, held) = (newValue ?? [], []) } }
    }

    /// Puts items on the pasteboard, each with its values by their types; texts, addresses and pictures are kept.
    public func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
        let values = items.flatMap(\.values)
        let words = values.compactMap { $0 as? String ?? ($0 as? URL)?.absoluteString }
        let shown = values.compactMap { $0 as? UIImage ?? ($0 as? Data).flatMap { UIImage(data: $0) } }
        lock.withLock { (held, pictures) = (words, shown) }
    }

    /// What is said of items on the pasteboard.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
        public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
    }

    public var hasImages: Bool { images != nil }
    public var hasStrings: Bool { strings != nil }
    public var hasURLs: Bool { url?.scheme != nil }
    public var numberOfItems: Int { strings?.count ?? images?.count ?? 0 }
}
