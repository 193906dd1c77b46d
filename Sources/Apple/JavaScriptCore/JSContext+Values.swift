import VitrineCJavaScriptCore
import Foundation

// A value of Swift's as JavaScript's.

extension JSContext {
    /// The reference of a value: nil is `undefined`, `NSNull` is `null`; numbers, texts, dates, lists and dictionaries are JavaScript's own, a
    /// function can be called, and any other object is handed over as it is.
    func reference(of value: Any?) -> JSValueRef? {
        guard let value = Self.unwrapped(value) else { return JSValueMakeUndefined(reference) }
        switch value {
        case let value as JSValue: return value.jsValueRef
        case is NSNull: return JSValueMakeNull(reference)
        case let text as String: return text.withJSString { JSValueMakeString(reference, $0) }
        case let text as Substring: return String(text).withJSString { JSValueMakeString(reference, $0) }
        // Swift's own numbers first: any of them is a number of Foundation's too.
        case let flag as Bool where !(value is NSNumber) || Self.isFlag(value): return JSValueMakeBoolean(reference, flag)
        case let number as any BinaryInteger: return JSValueMakeNumber(reference, Double(number))
        case let number as any BinaryFloatingPoint: return JSValueMakeNumber(reference, Double(number))
        case let number as NSNumber: return JSValueMakeNumber(reference, number.doubleValue)
        case let date as Date:
            let time = [JSValueMakeNumber(reference, date.timeIntervalSince1970 * 1000)]
            return JSObjectMakeDate(reference, 1, time, nil)
        case let list as [Any]: return self.list(list.map { $0 })
        case let list as NSArray: return self.list(list.map { $0 })
        case let properties as [AnyHashable: Any]: return object(properties)
        case let properties as NSDictionary:
            return object(Dictionary(properties.map { ($0.key as? AnyHashable ?? AnyHashable(""), $0.value) }) { $1 })
        default: break
        }
        if let function = SwiftFunction((value as? HeldFunction)?.function ?? value) { return HeldObject.reference(to: function, in: self) }
        return HeldObject.reference(to: value, in: self)
    }

    private func list(_ values: [Any]) -> JSValueRef? {
        // Set one by one: each is safe from the collector as soon as the list holds it.
        let list = JSObjectMakeArray(reference, 0, nil, nil)
        for (place, value) in values.enumerated() {
            JSObjectSetPropertyAtIndex(reference, list, UInt32(clamping: place), reference(of: value), nil)
        }
        return list
    }

    private func object(_ properties: [AnyHashable: Any]) -> JSValueRef? {
        let object = JSObjectMake(reference, nil, nil)
        for (name, value) in properties {
            let value = reference(of: value)
            "\(name.base)".withJSString { JSObjectSetProperty(reference, object, $0, value, 0, nil) }
        }
        return object
    }

    private static func isFlag(_ value: Any) -> Bool { type(of: value) == Bool.self || (value as? NSNumber)?.objCType.pointee == 0x63 }

    /// The value in an optional one.
    private static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return mirror.children.first.flatMap { unwrapped($0.value) }
    }
}
