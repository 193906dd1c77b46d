import Foundation

/// The name of a transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let negateBooleanTransformerName = NSValueTransformerName("NSNegateBoolean")
    public static let isNilTransformerName = NSValueTransformerName("NSIsNil")
    public static let isNotNilTransformerName = NSValueTransformerName("NSIsNotNil")
    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// Finds an object by its name where a class is named: only an initialiser of a protocol can.
public protocol _NamedTransformers {}
extension ValueTransformer: _NamedTransformers {}

extension _NamedTransformers where Self: ValueTransformer {
    /// The transformer that was given that name; nil where none was.
    public init?(forName name: NSValueTransformerName) {
        guard let found = ValueTransformer.named(name) as? Self else { return nil }
        self = found
    }
}

/// Makes one value of another, such as data of what Core Data keeps.
open class ValueTransformer: NSObject {
    private static let lock = NSLock()
    // Under the lock.
    nonisolated(unsafe) private static var all: [NSValueTransformerName: ValueTransformer] = [:]

    public required override init() { super.init() }

    open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        nonisolated(unsafe) let transformer = transformer
        lock.withLock { all[name] = transformer }
    }
    open class func valueTransformerNames() -> [NSValueTransformerName] { lock.withLock { Array(all.keys) } }

    package static func named(_ name: NSValueTransformerName) -> ValueTransformer? {
        nonisolated(unsafe) let known = lock.withLock { all[name] }
        if let known { return known }
        switch name {
        // Data models name it by its class as often.
        case .secureUnarchiveFromDataTransformerName, NSValueTransformerName("NSSecureUnarchiveFromDataTransformer"):
            return NSSecureUnarchiveFromDataTransformer()
        case .negateBooleanTransformerName: return Plain { !(($0 as? Bool) ?? false) }
        case .isNilTransformerName: return Plain { $0 == nil }
        case .isNotNilTransformerName: return Plain { $0 != nil }
        // A subclass that nobody has named is found by its class, as by Objective-C's runtime.
        default: return (NSClassFromString(name.rawValue) as? ValueTransformer.Type).map { $0.init() }
        }
    }

    /// The class of what is made.
    open class func transformedValueClass() -> AnyClass { NSObject.self }
    /// Whether what was made can be made what it was.
    open class func allowsReverseTransformation() -> Bool { true }
    open func transformedValue(_ value: Any?) -> Any? { value }
    open func reverseTransformedValue(_ value: Any?) -> Any? { value }

    private final class Plain: ValueTransformer {
        private let change: (Any?) -> Any?
        init(_ change: @escaping (Any?) -> Any?) {
            self.change = change
            super.init()
        }
        required init() {
            change = { $0 }
            super.init()
        }
        override class func allowsReverseTransformation() -> Bool { false }
        override func transformedValue(_ value: Any?) -> Any? { change(value) }
    }
}

/// Makes objects of data that a keyed archiver wrote, and data of objects.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    /// The classes that data may be of.
    open class var allowedTopLevelClasses: [AnyClass] {
        [
            NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self, NSUUID.self,
            NSNull.self,
        ]
    }

    open override func transformedValue(_ value: Any?) -> Any? {
        guard let data = value as? Data else { return nil }
        return try? NSKeyedUnarchiver.unarchivedObject(ofClasses: Self.allowedTopLevelClasses, from: data)
    }
    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        value.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: true) }
    }
}
