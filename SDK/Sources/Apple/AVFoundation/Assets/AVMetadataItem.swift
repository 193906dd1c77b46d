import Foundation
import VitrineCoreMedia

/// An item of metadata of a film or a sound: a title, an artist, a cover. Items that are made here keep what they are given.
open class AVMetadataItem: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    /// The parts of an item.
    struct Parts {
        var identifier: AVMetadataIdentifier?
        var extendedLanguageTag: String?
        var locale: Locale?
        var time = CMTime.invalid
        var duration = CMTime.invalid
        var dataType: String?
        var value: Any?
        var extraAttributes: [AVMetadataExtraAttributeKey: Any]?
    }

    // Written by `AVMutableMetadataItem` alone, which is of one thread at a time, as Apple’s.
    var parts = Parts()

    public override init() {}

    open var identifier: AVMetadataIdentifier? { parts.identifier }
    open var extendedLanguageTag: String? { parts.extendedLanguageTag }
    open var locale: Locale? { parts.locale }
    open var time: CMTime { parts.time }
    open var duration: CMTime { parts.duration }
    open var dataType: String? { parts.dataType }
    /// The value, of any type, so that `as? Data` and `as? String` are asked of it as on Apple's systems, where such values are both.
    open var value: Any? { parts.value }
    open var extraAttributes: [AVMetadataExtraAttributeKey: Any]? { parts.extraAttributes }
    open var keySpace: AVMetadataKeySpace? { identifier?.parts?.space }
    open var key: Any? { identifier?.parts?.key }
    /// The key of the item among those that all formats share; nil where it has none.
    open var commonKey: AVMetadataKey? { identifier?.common }

    /// A number as it is written.
    open var stringValue: String? { parts.value as? String ?? (parts.value as? NSNumber)?.stringValue }
    open var numberValue: NSNumber? {
        parts.value as? NSNumber ?? (parts.value as? String).flatMap(Double.init).map { NSNumber(value: $0) }
    }
    open var dateValue: Date? { parts.value as? Date ?? (parts.value as? String).flatMap { try? Date($0, strategy: .iso8601) } }
    open var dataValue: Data? { parts.value as? Data }

    public func value<Root, Value>(of property: AVAsyncProperty<Root, Value>) throws -> Value {
        let found: Any? =
            switch property.key {
            case "value": parts.value
            case "stringValue": stringValue
            case "numberValue": numberValue
            case "dateValue": dateValue
            case "dataValue": dataValue
            case "extraAttributes": extraAttributes
            default: nil
            }
        // `Value` is an optional itself.
        guard let value = found as? Value else { throw AVError(.unknown) }
        return value
    }

    // MARK: Looking

    /// Returns the items with an identifier.
    open class func metadataItems(from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier)
        -> [AVMetadataItem]
    {
        metadataItems.filter { item in
            item.identifier == identifier || item.identifier?.common.map { AVMetadataIdentifier(common: $0) } == identifier
        }
    }
    /// Returns the items with a key in a key space; nil stands for any.
    open class func metadataItems(from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?)
        -> [AVMetadataItem]
    {
        let wanted = (key as? AVMetadataKey)?.rawValue ?? key as? String
        return metadataItems.filter { item in
            // The names that all formats share are a space of their own.
            if keySpace == .common { return item.commonKey != nil && (wanted == nil || item.commonKey?.rawValue == wanted) }
            return (keySpace == nil || item.keySpace == keySpace)
                && (wanted == nil || item.key as? String == wanted)
        }
    }
    /// Returns the items of a locale.
    open class func metadataItems(from metadataItems: [AVMetadataItem], with locale: Locale) -> [AVMetadataItem] {
        metadataItems.filter { $0.locale == locale }
    }

    /// A key and where it is from as one name.
    open class func identifier(forKey key: Any, keySpace: AVMetadataKeySpace) -> AVMetadataIdentifier? {
        ((key as? AVMetadataKey)?.rawValue ?? key as? String).map { AVMetadataIdentifier(space: keySpace, key: $0) }
    }
}

/// An item that is made.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
    open override var identifier: AVMetadataIdentifier? {
        get { parts.identifier }
        set { parts.identifier = newValue }
    }
    open override var extendedLanguageTag: String? {
        get { parts.extendedLanguageTag }
        set { parts.extendedLanguageTag = newValue }
    }
    open override var locale: Locale? {
        get { parts.locale }
        set { parts.locale = newValue }
    }
    open override var time: CMTime {
        get { parts.time }
        set { parts.time = newValue }
    }
    open override var duration: CMTime {
        get { parts.duration }
        set { parts.duration = newValue }
    }
    open override var dataType: String? {
        get { parts.dataType }
        set { parts.dataType = newValue }
    }
    open override var value: Any? {
        get { parts.value }
        set { parts.value = newValue }
    }
    open override var extraAttributes: [AVMetadataExtraAttributeKey: Any]? {
        get { parts.extraAttributes }
        set { parts.extraAttributes = newValue }
    }
    open override var keySpace: AVMetadataKeySpace? {
        get { super.keySpace }
        set { parts.identifier = newValue.map { AVMetadataIdentifier(space: $0, key: parts.identifier?.parts?.key ?? "") } }
    }
    open override var key: Any? {
        get { super.key }
        set {
            guard let key = newValue as? String else { return parts.identifier = nil }
            parts.identifier = AVMetadataIdentifier(space: super.keySpace ?? .common, key: key)
        }
    }
}
