import VitrineCJavaScriptCore
import Foundation

// A value as Swift's.

extension JSValue {
    /// The value as Swift's: nil of `undefined`, `NSNull` of `null`, else a number, a text, a date, a list, a dictionary of an object's own
    /// properties, or the object of Swift's that was handed over. A list or an object within itself is left out there, as `NSNull`.
    public func toObject() -> Any! {
        var around: [JSValueRef] = []
        return object(jsValueRef, &around)
    }
    /// The value as Swift's, where it is of a class.
    public func toObjectOf(_ expectedClass: AnyClass!) -> Any! {
        guard let object = toObject(), let expectedClass, let made = object as? NSObject else { return nil }
        return made.isKind(of: expectedClass) ? made : nil
    }
    /// Whether JavaScript takes the value to be true.
    public func toBool() -> Bool { JSValueToBoolean(group, jsValueRef) }
    /// The value as a number, NaN where it is none.
    public func toDouble() -> Double { context.attempt { JSValueToNumber(group, jsValueRef, &$0) } ?? .nan }
    /// The value as a number of 32 bits, as JavaScript's bitwise operators take it.
    public func toInt32() -> Int32 { Int32(truncatingIfNeeded: Self.whole(toDouble())) }
    public func toUInt32() -> UInt32 { UInt32(truncatingIfNeeded: Self.whole(toDouble())) }
    public func toNumber() -> NSNumber! { isBoolean ? NSNumber(value: toBool()) : NSNumber(value: toDouble()) }
    /// The value as a text, as `String(value)` has it; nil where that throws.
    public func toString() -> String! {
        context.attempt { exception in
            guard let text = JSValueToStringCopy(group, jsValueRef, &exception) else { return nil }
            defer { JSStringRelease(text) }
            return String(text)
        }
    }
    /// The value as a date: milliseconds since 1970.
    public func toDate() -> Date! { Date(timeIntervalSince1970: toDouble() / 1000) }
    /// The list; nil of `undefined` and `null`, and of what is no list, which is an exception.
    public func toArray() -> [Any]! {
        if isUndefined || isNull { return nil }
        guard let list = toObject() as? [Any] else { return refuse("Cannot convert primitive to NSArray") }
        return list
    }
    /// The object's properties; nil of `undefined` and `null`, and of what is no object, which is an exception.
    public func toDictionary() -> [AnyHashable: Any]! {
        if isUndefined || isNull { return nil }
        guard isObject else { return refuse("Cannot convert primitive to NSDictionary") }
        return toObject() as? [AnyHashable: Any]
    }

    private func refuse<Value>(_ words: String) -> Value? {
        context.attempt { exception in
            exception = context.objectForKeyedSubscript("TypeError").construct(withArguments: [words]).jsValueRef
            return nil
        }
    }

    private static func whole(_ number: Double) -> Int64 {
        guard number.isFinite else { return 0 }
        return Int64(number.truncatingRemainder(dividingBy: 4_294_967_296))
    }

    // MARK: Objects

    /// - Parameter around: the lists and objects that the value is within.
    private func object(_ value: JSValueRef?, _ around: inout [JSValueRef]) -> Any? {
        guard let value else { return nil }
        switch JSValueGetType(group, value) {
        case kJSTypeUndefined: return nil
        case kJSTypeNull: return NSNull()
        case kJSTypeBoolean: return JSValueToBoolean(group, value)
        case kJSTypeNumber: return NSNumber(value: JSValueToNumber(group, value, nil))
        case kJSTypeString: return JSValue(value, in: context).toString()
        case kJSTypeObject: break
        default: return JSValue(value, in: context)
        }
        if let held = HeldObject.of(value) { return held.object }
        if JSValueIsDate(group, value) { return JSValue(value, in: context).toDate() }
        if around.contains(value) { return NSNull() }
        around.append(value)
        defer { around.removeLast() }
        if JSValueIsArray(group, value) {
            let count = JSValue(value, in: context).forProperty("length").toInt32()
            return (0..<max(0, count)).map { place in
                object(JSObjectGetPropertyAtIndex(group, value, UInt32(place), nil), &around) ?? NSNull()
            }
        }
        guard let names = JSObjectCopyPropertyNames(group, value) else { return [AnyHashable: Any]() }
        defer { JSPropertyNameArrayRelease(names) }
        var properties: [AnyHashable: Any] = [:]
        for place in 0..<JSPropertyNameArrayGetCount(names) {
            guard let name = JSPropertyNameArrayGetNameAtIndex(names, place) else { continue }
            if let property = object(JSObjectGetProperty(group, value, name, nil), &around) { properties[String(name)] = property }
        }
        return properties
    }
}
