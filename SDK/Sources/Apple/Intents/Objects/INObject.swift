import Foundation
import VitrineWidgetArchive

/// An item to choose, with how it is shown. A configuration keeps it whole: nobody is asked for it again.
open class INObject: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open private(set) var identifier: String?
    open private(set) var displayString: String
    open private(set) var pronunciationHint: String?
    open var subtitleString: String?
    open var displayImage: INImage?
    open var alternativeSpeakableMatches: [INSpeakableString]?

    /// The properties that the type has beside these.
    open class var _properties: [_IntentProperty] { [] }

    public required init(identifier: String?, display displayString: String, pronunciationHint: String?) {
        self.identifier = identifier
        self.displayString = displayString
        self.pronunciationHint = pronunciationHint
        super.init()
    }
    public convenience init(identifier: String?, display displayString: String) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
    }
    public convenience init(
        identifier: String?, display displayString: String, subtitle subtitleString: String?, image displayImage: INImage?
    ) {
        self.init(
            identifier: identifier, display: displayString, pronunciationHint: nil, subtitle: subtitleString, image: displayImage)
    }
    public convenience init(
        identifier: String?, display displayString: String, pronunciationHint: String?, subtitle subtitleString: String?,
        image displayImage: INImage?
    ) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: pronunciationHint)
        self.subtitleString = subtitleString
        self.displayImage = displayImage
    }

    open class var supportsSecureCoding: Bool { true }

    open func setAlternativeSpeakableMatches(_ alternativeSpeakableMatches: [INSpeakableString]?) {
        self.alternativeSpeakableMatches = alternativeSpeakableMatches
    }

    // MARK: Archives and equality: all by the contents

    /// The key by which it is told from others of its type: its identifier, or its words where it has none.
    var key: String { identifier ?? displayString }

    var archived: IntentObject {
        var objects: [IntentObject] = []
        var properties: [String: IntentValue] = [:]
        for property in Self._properties {
            let value = property.get(self, &objects)
            if value != .none { properties[property.name] = value }
        }
        return IntentObject(
            type: Self.typeName, key: key, identifier: identifier, title: displayString, subtitle: subtitleString,
            pronunciation: pronunciationHint, symbol: displayImage?.symbol, properties: properties, objects: objects)
    }

    /// The class without its module: widget and handler have it each in their own.
    class var typeName: String { String(describing: self) }

    func setProperties(_ object: IntentObject) {
        pronunciationHint = object.pronunciation
        subtitleString = object.subtitle
        displayImage = object.symbol.map { INImage.systemImageNamed($0) }
        for property in Self._properties {
            guard let value = object.properties[property.name] else { continue }
            _ = property.set(self, value, object.objects)
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init(identifier: identifier, display: displayString, pronunciationHint: pronunciationHint)
        copy.setProperties(archived)
        copy.displayImage = displayImage
        copy.alternativeSpeakableMatches = alternativeSpeakableMatches
        return copy
    }

    private static let contentsKey = "contents"

    open func encode(with coder: NSCoder) { coder.encode((try? JSONEncoder().encode(archived)) as NSData?, forKey: Self.contentsKey) }

    public required init?(coder: NSCoder) {
        guard let data = coder.decodeObject(of: NSData.self, forKey: Self.contentsKey) as Data?,
            let object = try? JSONDecoder().decode(IntentObject.self, from: data)
        else { return nil }
        identifier = object.identifier
        displayString = object.title
        super.init()
        setProperties(object)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INObject, type(of: other) == type(of: self) else { return false }
        return archived == other.archived
    }

    open override var hash: Int { archived.hashValue }
    open override var description: String { "<\(type(of: self)) \(identifier ?? "–"): \(displayString)>" }
}
