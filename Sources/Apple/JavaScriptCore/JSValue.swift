import VitrineCJavaScriptCore
import Foundation

/// A value of JavaScript's, which lives as long as this object, and keeps its context.
open class JSValue: NSObject, @unchecked Sendable {
    /// The engine's own name of the value.
    public let jsValueRef: JSValueRef!
    public let context: JSContext!

    init(_ reference: JSValueRef?, in context: JSContext) {
        // What is not there is undefined.
        let reference = reference ?? JSValueMakeUndefined(context.reference)
        (jsValueRef, self.context) = (reference, context)
        super.init()
        JSValueProtect(context.reference, reference)
    }

    deinit { JSValueUnprotect(context.reference, jsValueRef) }

    var group: JSContextRef { context.reference }

    // MARK: Making one

    /// A value of Swift's as JavaScript's.
    public convenience init!(object value: Any!, in context: JSContext!) { self.init(context.reference(of: value), in: context) }
    public convenience init!(bool value: Bool, in context: JSContext!) {
        self.init(JSValueMakeBoolean(context.reference, value), in: context)
    }
    public convenience init!(double value: Double, in context: JSContext!) {
        self.init(JSValueMakeNumber(context.reference, value), in: context)
    }
    public convenience init!(int32 value: Int32, in context: JSContext!) { self.init(double: Double(value), in: context) }
    public convenience init!(uInt32 value: UInt32, in context: JSContext!) { self.init(double: Double(value), in: context) }
    public convenience init!(newObjectIn context: JSContext!) { self.init(JSObjectMake(context.reference, nil, nil), in: context) }
    public convenience init!(newArrayIn context: JSContext!) { self.init(JSObjectMakeArray(context.reference, 0, nil, nil), in: context) }
    public convenience init!(nullIn context: JSContext!) { self.init(JSValueMakeNull(context.reference), in: context) }
    public convenience init!(undefinedIn context: JSContext!) { self.init(JSValueMakeUndefined(context.reference), in: context) }
    public convenience init!(newErrorFromMessage message: String!, in context: JSContext!) {
        let words = [context.reference(of: message)]
        self.init(JSObjectMakeError(context.reference, 1, words, nil), in: context)
    }
    public convenience init!(newRegularExpressionFromPattern pattern: String!, flags: String!, in context: JSContext!) {
        let words = [context.reference(of: pattern), context.reference(of: flags)]
        self.init(context.attempt { JSObjectMakeRegExp(context.reference, 2, words, &$0) }, in: context)
    }
    public convenience init!(newSymbolFromDescription description: String!, in context: JSContext!) {
        self.init((description ?? "").withJSString { JSValueMakeSymbol(context.reference, $0) }, in: context)
    }
    /// A promise that the callback settles, by calling either function that it is given.
    public convenience init!(newPromiseIn context: JSContext!, fromExecutor callback: ((JSValue?, JSValue?) -> Void)!) {
        var resolve: JSObjectRef?, reject: JSObjectRef?
        let promise = context.attempt { JSObjectMakeDeferredPromise(context.reference, &resolve, &reject, &$0) }
        self.init(promise, in: context)
        if promise != nil { callback(JSValue(resolve, in: context), JSValue(reject, in: context)) }
    }
    public convenience init!(newPromiseResolvedWithResult result: Any!, in context: JSContext!) {
        self.init(newPromiseIn: context) { resolve, _ in resolve?.call(withArguments: [result as Any]) }
    }
    public convenience init!(newPromiseRejectedWithReason reason: Any!, in context: JSContext!) {
        self.init(newPromiseIn: context) { _, reject in reject?.call(withArguments: [reason as Any]) }
    }

    // MARK: What it is

    open var isUndefined: Bool { JSValueIsUndefined(group, jsValueRef) }
    open var isNull: Bool { JSValueIsNull(group, jsValueRef) }
    open var isBoolean: Bool { JSValueIsBoolean(group, jsValueRef) }
    open var isNumber: Bool { JSValueIsNumber(group, jsValueRef) }
    open var isString: Bool { JSValueIsString(group, jsValueRef) }
    open var isObject: Bool { JSValueIsObject(group, jsValueRef) }
    open var isArray: Bool { JSValueIsArray(group, jsValueRef) }
    open var isDate: Bool { JSValueIsDate(group, jsValueRef) }
    open var isSymbol: Bool { JSValueIsSymbol(group, jsValueRef) }

    /// Whether both are the same, as `===` has it.
    open func isEqual(to value: Any!) -> Bool { JSValueIsStrictEqual(group, jsValueRef, context.reference(of: value)) }
    /// Whether both are equal, as `==` has it.
    open func isEqualWithTypeCoercion(to value: Any!) -> Bool {
        context.attempt { JSValueIsEqual(group, jsValueRef, context.reference(of: value), &$0) } ?? false
    }
    /// Whether the value is an instance of what a function makes.
    open func isInstance(of value: Any!) -> Bool {
        context.attempt { exception in
            JSValueToObject(group, context.reference(of: value), &exception).map {
                JSValueIsInstanceOfConstructor(group, jsValueRef, $0, &exception)
            }
        } ?? false
    }
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? JSValue).map { JSValueIsStrictEqual(group, jsValueRef, $0.jsValueRef) } ?? false
    }
    open override var hash: Int { 0 }
    open override var description: String { toString() ?? "" }

    // MARK: Calling

    private func references(_ arguments: [Any]!) -> [JSValueRef?] { (arguments ?? []).map { context.reference(of: $0) } }

    private func object(_ exception: inout JSValueRef?) -> JSObjectRef? { JSValueToObject(group, jsValueRef, &exception) }

    /// Calls the function.
    /// - Returns: its value; `undefined` where it throws.
    @discardableResult open func call(withArguments arguments: [Any]!) -> JSValue! {
        let values = references(arguments)
        return context.value { exception in
            object(&exception).flatMap { JSObjectCallAsFunction(group, $0, nil, values.count, values, &exception) }
                ?? refusal("is not a function", &exception)
        }
    }

    /// Calls the function as a constructor, as `new` does.
    @discardableResult open func construct(withArguments arguments: [Any]!) -> JSValue! {
        let values = references(arguments)
        return context.value { exception in
            object(&exception).flatMap { JSObjectCallAsConstructor(group, $0, values.count, values, &exception) }
                ?? refusal("is not a constructor", &exception)
        }
    }

    /// Calls a method of the object.
    @discardableResult open func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
        let values = references(arguments)
        return context.value { exception in
            guard let object = object(&exception),
                let found = (method ?? "").withJSString({ JSObjectGetProperty(group, object, $0, &exception) }), exception == nil,
                let function = JSValueToObject(group, found, &exception)
            else { return nil }
            return JSObjectCallAsFunction(group, function, object, values.count, values, &exception)
                ?? refusal("is not a function", &exception)
        }
    }

    /// The error of what cannot be called, where the engine says none of its own.
    private func refusal(_ words: String, _ exception: inout JSValueRef?) -> JSValueRef? {
        guard exception == nil else { return nil }
        let message = [context.reference(of: "\(toString() ?? "The value") \(words)")]
        exception = JSObjectMakeError(group, 1, message, nil)
        return nil
    }

    // MARK: Properties

    /// A property by its name, `undefined` where the object has none.
    open func forProperty(_ property: Any!) -> JSValue! {
        context.value { exception in
            guard let object = object(&exception) else { return nil }
            if let symbol = property as? JSValue {
                return JSObjectGetPropertyForKey(group, object, symbol.jsValueRef, &exception)
            }
            return Self.name(property).withJSString { JSObjectGetProperty(group, object, $0, &exception) }
        }
    }
    /// Sets a property.
    open func setValue(_ value: Any!, forProperty property: Any!) {
        let value = context.reference(of: value)
        _ = context.attempt { exception in
            guard let object = object(&exception) else { return }
            if let symbol = property as? JSValue {
                JSObjectSetPropertyForKey(group, object, symbol.jsValueRef, value, 0, &exception)
            } else {
                Self.name(property).withJSString { JSObjectSetProperty(group, object, $0, value, 0, &exception) }
            }
        }
    }
    /// Deletes a property.
    /// - Returns: whether it is gone.
    @discardableResult open func deleteProperty(_ property: Any!) -> Bool {
        context.attempt { exception in
            object(&exception).map { object in Self.name(property).withJSString { JSObjectDeleteProperty(group, object, $0, &exception) } }
        } ?? false
    }
    open func hasProperty(_ property: Any!) -> Bool {
        context.attempt { exception in
            object(&exception).map { object in Self.name(property).withJSString { JSObjectHasProperty(group, object, $0) } }
        } ?? false
    }
    /// Defines a property, as `Object.defineProperty` does.
    open func defineProperty(_ property: Any!, descriptor: Any!) {
        context.objectForKeyedSubscript("Object").invokeMethod(
            "defineProperty", withArguments: [self, Self.name(property), descriptor as Any])
    }
    /// An element by its place.
    open func atIndex(_ index: Int) -> JSValue! {
        context.value { exception in
            object(&exception).flatMap { JSObjectGetPropertyAtIndex(group, $0, UInt32(clamping: index), &exception) }
        }
    }
    open func setValue(_ value: Any!, at index: Int) {
        let value = context.reference(of: value)
        _ = context.attempt { exception in
            object(&exception).map { JSObjectSetPropertyAtIndex(group, $0, UInt32(clamping: index), value, &exception) }
        }
    }

    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { forProperty(key) }
    open func objectAtIndexedSubscript(_ index: Int) -> JSValue! { atIndex(index) }
    open func setObject(_ object: Any!, forKeyedSubscript key: Any!) { setValue(object, forProperty: key) }
    open func setObject(_ object: Any!, atIndexedSubscript index: Int) { setValue(object, at: index) }

    private static func name(_ property: Any!) -> String {
        switch property {
        case let text as String: text
        case let value as JSValue: value.toString() ?? ""
        case let other?: "\(other)"
        case nil: "undefined"
        }
    }
}

/// A value that somebody keeps beside its owner. On Apple's systems it goes with that; here it is kept.
open class JSManagedValue: NSObject, @unchecked Sendable {
    private let kept: JSValue?

    public init!(value: JSValue!) { kept = value }
    public convenience init!(value: JSValue!, andOwner owner: Any!) { self.init(value: value) }

    /// The value.
    open var value: JSValue! { kept }
}

public let JSPropertyDescriptorWritableKey = "writable"
public let JSPropertyDescriptorEnumerableKey = "enumerable"
public let JSPropertyDescriptorConfigurableKey = "configurable"
public let JSPropertyDescriptorValueKey = "value"
public let JSPropertyDescriptorGetKey = "get"
public let JSPropertyDescriptorSetKey = "set"
