import Foundation

#if canImport(VitrineCJavaScriptCore)
    import VitrineCJavaScriptCore
#endif
#if canImport(JavaScriptCore) && !os(Linux)
    import JavaScriptCore
#endif

/// The limits on values that cross between Swift and JavaScript at once.
enum CrossingLimits {
    static let depth = 64
    /// Values within one value.
    static let values = 1_000_000
    /// UTF-16 units of all texts, and bytes, together.
    static let size = 64 << 20
}

/// A value does not cross; said with the place where it stands.
struct Refusal: Error {
    var place: String
    var reason: String
}

extension ScriptContext {
    /// A JavaScript value as Swift's; throws ``Refusal`` for what does not cross.
    func value(_ value: JSValueRef?, place: String) throws(Refusal) -> ScriptValue {
        var crossing = Crossing(context: self)
        return try crossing.value(value, place: place, depth: 0)
    }

    /// A Swift value as JavaScript's.
    func script(_ value: ScriptValue) -> JSValueRef? {
        switch value {
        case .undefined: JSValueMakeUndefined(reference)
        case .null: JSValueMakeNull(reference)
        case .bool(let value): JSValueMakeBoolean(reference, value)
        case .number(let value): JSValueMakeNumber(reference, value)
        case .string(let value): value.withScriptString { JSValueMakeString(reference, $0) }
        case .array(let values):
            list(values)
        case .object(let values):
            object(values)
        case .date(let date):
            withArguments([JSValueMakeNumber(reference, (date.timeIntervalSince1970 * 1000).rounded())]) {
                JSObjectMakeDate(reference, $0, $1, nil)
            }
        case .bytes(let data): bytes(data)
        }
    }

    private func list(_ values: [ScriptValue]) -> JSValueRef? {
        // Set one by one: each is safe from the collector as soon as the list holds it.
        let list = JSObjectMakeArray(reference, 0, nil, nil)
        for (index, value) in values.enumerated() {
            JSObjectSetPropertyAtIndex(reference, list, UInt32(clamping: index), script(value), nil)
        }
        return list
    }

    private func object(_ values: [String: ScriptValue]) -> JSValueRef? {
        let object = JSObjectMake(reference, nil, nil)
        // This name would set the object's prototype.
        for (name, value) in values where name != "__proto__" {
            let value = script(value)
            name.withScriptString { JSObjectSetProperty(reference, object, $0, value, 0, nil) }
        }
        return object
    }

    private func bytes(_ data: Data) -> JSValueRef? {
        let array = JSObjectMakeTypedArray(reference, kJSTypedArrayTypeUint8Array, data.count, nil)
        if let array, !data.isEmpty, let bytes = JSObjectGetTypedArrayBytesPtr(reference, array, nil) {
            data.copyBytes(to: UnsafeMutableRawBufferPointer(start: bytes, count: data.count))
        }
        return array
    }

    /// The count and the list of arguments of a call.
    func withArguments<Result>(_ values: [JSValueRef?], _ body: (Int, UnsafePointer<JSValueRef?>?) -> Result) -> Result {
        values.withUnsafeBufferPointer { body($0.count, $0.baseAddress) }
    }
}

/// One value's way over, with what is left of the limits.
private struct Crossing {
    let context: ScriptContext
    private var values = CrossingLimits.values
    private var size = CrossingLimits.size

    init(context: ScriptContext) { self.context = context }

    private var reference: JSContextRef { context.reference }

    mutating func value(_ value: JSValueRef?, place: String, depth: Int) throws(Refusal) -> ScriptValue {
        guard let value else { return .undefined }
        values -= 1
        guard values >= 0 else { throw Refusal(place: place, reason: "has more than \(CrossingLimits.values) values") }
        guard depth <= CrossingLimits.depth else {
            throw Refusal(place: "The value", reason: "is nested deeper than \(CrossingLimits.depth) levels, or refers to itself")
        }
        switch JSValueGetType(reference, value) {
        case kJSTypeUndefined: return .undefined
        case kJSTypeNull: return .null
        case kJSTypeBoolean: return .bool(JSValueToBoolean(reference, value))
        case kJSTypeNumber: return .number(JSValueToNumber(reference, value, nil))
        case kJSTypeString: return .string(try text(value, place))
        case kJSTypeSymbol: throw Refusal(place: place, reason: "is a symbol, which does not cross")
        case kJSTypeObject: return try object(value, place, depth)
        default: throw Refusal(place: place, reason: "is a BigInt, which does not cross; send it as text")
        }
    }

    private mutating func text(_ value: JSValueRef, _ place: String) throws(Refusal) -> String {
        var exception: JSValueRef?
        guard let text = JSValueToStringCopy(reference, value, &exception) else {
            throw Refusal(place: place, reason: "has no text")
        }
        defer { JSStringRelease(text) }
        try take(JSStringGetLength(text), place)
        return String(script: text)
    }

    private mutating func take(_ amount: Int, _ place: String) throws(Refusal) {
        size -= amount
        guard size >= 0 else { throw Refusal(place: place, reason: "is larger than \(CrossingLimits.size >> 20) MB") }
    }

    private mutating func object(_ value: JSValueRef, _ place: String, _ depth: Int) throws(Refusal) -> ScriptValue {
        // An object is a value of its own kind, as the type has just said.
        let object: JSObjectRef = value
        if JSObjectIsFunction(reference, object) { throw Refusal(place: place, reason: "is a function, which does not cross") }
        if JSValueIsDate(reference, value) {
            let time = JSValueToNumber(reference, value, nil)
            guard time.isFinite else { throw Refusal(place: place, reason: "is a date without a time") }
            return .date(Date(timeIntervalSince1970: time / 1000))
        }
        if JSValueIsArray(reference, value) { return try list(object, place, depth) }
        switch JSValueGetTypedArrayType(reference, value, nil) {
        case kJSTypedArrayTypeNone: break
        case kJSTypedArrayTypeArrayBuffer:
            let count = JSObjectGetArrayBufferByteLength(reference, object, nil)
            try take(count, place)
            return .bytes(data(JSObjectGetArrayBufferBytesPtr(reference, object, nil), count))
        default:
            let count = JSObjectGetTypedArrayByteLength(reference, object, nil)
            try take(count, place)
            // The pointer is that of the whole buffer's first byte.
            let start = JSObjectGetTypedArrayBytesPtr(reference, object, nil)
            return .bytes(data(start.map { $0 + JSObjectGetTypedArrayByteOffset(reference, object, nil) }, count))
        }
        return try properties(object, place, depth)
    }

    private func data(_ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Data {
        bytes.map { Data(bytes: $0, count: count) } ?? Data()
    }

    private mutating func list(_ object: JSObjectRef, _ place: String, _ depth: Int) throws(Refusal) -> ScriptValue {
        var exception: JSValueRef?
        let length = "length".withScriptString { JSObjectGetProperty(reference, object, $0, &exception) }
        let count = length.map { JSValueToNumber(reference, $0, nil) } ?? 0
        // A list may have no elements and still be four thousand million long.
        guard exception == nil, count >= 0, count <= Double(values) else {
            throw Refusal(place: place, reason: "has more than \(CrossingLimits.values) values")
        }
        var result: [ScriptValue] = []
        result.reserveCapacity(Int(count))
        for index in 0..<Int(count) {
            let element = JSObjectGetPropertyAtIndex(reference, object, UInt32(index), &exception)
            if let exception { throw context.refusal(exception, place: "\(place)[\(index)]") }
            result.append(try value(element, place: "\(place)[\(index)]", depth: depth + 1))
        }
        return .array(result)
    }

    private mutating func properties(_ object: JSObjectRef, _ place: String, _ depth: Int) throws(Refusal) -> ScriptValue {
        guard let names = JSObjectCopyPropertyNames(reference, object) else { return .object([:]) }
        defer { JSPropertyNameArrayRelease(names) }
        let count = JSPropertyNameArrayGetCount(names)
        if count == 0, let kind = context.builtInKind(object) {
            throw Refusal(place: place, reason: "is a \(kind), which does not cross")
        }
        var result: [String: ScriptValue] = [:]
        for index in 0..<count {
            guard let key = JSPropertyNameArrayGetNameAtIndex(names, index) else { continue }
            let name = String(script: key)
            try take(name.utf16.count, place)
            var exception: JSValueRef?
            let property = JSObjectGetProperty(reference, object, key, &exception)
            if let exception { throw context.refusal(exception, place: "\(place).\(name)") }
            let value = try value(property, place: "\(place).\(name)", depth: depth + 1)
            if value != .undefined { result[name] = value }
        }
        return .object(result)
    }
}
