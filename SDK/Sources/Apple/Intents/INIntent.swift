import Foundation
import VitrineWidgetArchive

/// The base class of intents, which hold what people chose. Its subclasses are generated from an `.intentdefinition` file in a build.
open class INIntent: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open var identifier: String?
    open var intentDescription: String?
    open var suggestedInvocationPhrase: String?
    private var images: [String: INImage] = [:]

    /// The definition of the class; nil for a class that no file describes.
    open class var _definition: _IntentDefinition? { nil }

    public required override init() { super.init() }

    open class var supportsSecureCoding: Bool { true }

    /// The picture of one parameter.
    open func image(forParameterNamed parameterName: String) -> INImage? { images[parameterName] }
    open func setImage(_ image: INImage?, forParameterNamed parameterName: String) { images[parameterName] = image }
    open func keyImage() -> INImage? {
        Self._definition?.parameters.lazy.compactMap { self.images[$0.name] }.first
    }

    // MARK: Copies, archives, equality: all by the values

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        copy.identifier = identifier
        copy.intentDescription = intentDescription
        copy.suggestedInvocationPhrase = suggestedInvocationPhrase
        copy.images = images
        IntentContents(of: copy).set(IntentContents(of: self).values)
        return copy
    }

    private static let valuesKey = "values", identifierKey = "identifier", phraseKey = "suggestedInvocationPhrase"

    open func encode(with coder: NSCoder) {
        coder.encode(identifier as NSString?, forKey: Self.identifierKey)
        coder.encode(suggestedInvocationPhrase as NSString?, forKey: Self.phraseKey)
        coder.encode((try? IntentContents(of: self).values.data) as NSData?, forKey: Self.valuesKey)
    }

    public required init?(coder: NSCoder) {
        super.init()
        identifier = coder.decodeObject(of: NSString.self, forKey: Self.identifierKey) as String?
        suggestedInvocationPhrase = coder.decodeObject(of: NSString.self, forKey: Self.phraseKey) as String?
        guard let data = coder.decodeObject(of: NSData.self, forKey: Self.valuesKey) as Data?,
            let values = try? IntentValues(data: data)
        else { return }
        IntentContents(of: self).set(values)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INIntent, type(of: other) == type(of: self) else { return false }
        return identifier == other.identifier && IntentContents(of: self).values == IntentContents(of: other).values
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(identifier)
        hasher.combine(IntentContents(of: self).values)
        return hasher.finalize()
    }

    open override var description: String {
        let values = IntentContents(of: self).values.values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        return "<\(type(of: self)) \(values.joined(separator: ", "))>"
    }
}

/// A response, which tells what became of an intent.
open class INIntentResponse: NSObject, @unchecked Sendable {
    open var userActivity: NSUserActivity?
    /// Whether the handler released its completion without calling it. Set before anybody else sees the response.
    final var isSilent = false

    public required override init() { super.init() }

    /// The code as source has it; nil for a class that no file describes.
    open var _codeName: String? { nil }
    /// Whether the code stands for something that went well.
    open var _isSuccess: Bool { false }
    /// The properties of the response beside its code.
    open class var _properties: [_IntentProperty] { [] }
}

extension INIntentResponse {
    /// The response itself, as the answer of a handler that gave none.
    public func _silent() -> Self {
        isSilent = true
        return self
    }

    /// The response as the host is told.
    var told: HandledIntent.Response {
        let values = type(of: self)._properties.compactMap { property -> HandledIntent.Response.Value? in
            var objects: [IntentObject] = []
            let words = property.words(of: property.get(self, &objects), objects)
            return words.isEmpty ? nil : HandledIntent.Response.Value(name: property.name, words: words)
        }
        return HandledIntent.Response(code: _codeName ?? "unspecified", isSuccess: _isSuccess, values: values)
    }
}
