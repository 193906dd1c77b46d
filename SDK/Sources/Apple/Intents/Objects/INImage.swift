import Foundation

/// A picture beside an option. Edit sheets here show words; a symbol's name is handed on.
open class INImage: NSObject, NSCopying, @unchecked Sendable {
    enum Source: Hashable {
        case name(String)
        case symbol(String)
        case data(Data)
        case url(URL)
    }
    let source: Source

    init(source: Source) { self.source = source }

    public convenience init(named name: String) { self.init(source: .name(name)) }
    /// The name of an SF Symbol.
    open class func systemImageNamed(_ systemImageName: String) -> INImage { INImage(source: .symbol(systemImageName)) }
    public convenience init(imageData: Data) { self.init(source: .data(imageData)) }
    public convenience init(url URL: URL) { self.init(source: .url(URL)) }
    public convenience init?(url URL: URL, width: Double, height: Double) {
        guard width > 0, height > 0 else { return nil }
        self.init(source: .url(URL))
    }

    open func copy(with zone: NSZone? = nil) -> Any { INImage(source: source) }

    var symbol: String? { if case .symbol(let name) = source { name } else { nil } }
}

/// A text with how it is spoken.
open class INSpeakableString: NSObject, NSCopying, @unchecked Sendable {
    public let spokenPhrase: String
    public let pronunciationHint: String?
    public let vocabularyIdentifier: String?

    public convenience init(spokenPhrase: String) {
        self.init(vocabularyIdentifier: "", spokenPhrase: spokenPhrase, pronunciationHint: nil)
    }
    public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        self.spokenPhrase = spokenPhrase
        self.pronunciationHint = pronunciationHint
        self.vocabularyIdentifier = vocabularyIdentifier.isEmpty ? nil : vocabularyIdentifier
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        INSpeakableString(
            vocabularyIdentifier: vocabularyIdentifier ?? "", spokenPhrase: spokenPhrase, pronunciationHint: pronunciationHint)
    }
}
