import VitrineCJavaScriptCore
import Foundation
import Glibc

/// A heap of JavaScript values, which contexts share that pass values to each other.
open class JSVirtualMachine: NSObject, @unchecked Sendable {
    let group: JSContextGroupRef

    /// The room in bytes that the engine reserves for its objects, of which it uses little: with less it ends the process.
    private static let room: UInt = 16 << 30

    /// A heap; nil in a widget extension, whose process has less room here than the engine reserves.
    public init!(_ nothing: Void = ()) {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit) == 0, limit.rlim_cur >= Self.room else {
            FileHandle.standardError.write(
                Data("JavaScriptCore: a widget extension has no room for the engine here, and no context; scripts run in the app.\n".utf8))
            return nil
        }
        guard let group = JSContextGroupCreate() else { return nil }
        self.group = group
    }

    deinit { JSContextGroupRelease(group) }

    /// Does nothing: what JavaScript holds of Swift's objects it holds as long as it needs them.
    open func addManagedReference(_ object: Any!, withOwner owner: Any!) {}
    open func removeManagedReference(_ object: Any!, withOwner owner: Any!) {}
}

/// A place in which scripts run, with a global object of its own. It is WebKit's engine, as Debian has it.
open class JSContext: NSObject, @unchecked Sendable {
    /// The engine's own name of the context.
    public let jsGlobalContextRef: JSGlobalContextRef!
    public let virtualMachine: JSVirtualMachine!
    /// The exception that nobody has taken; the usual handler keeps it here.
    open var exception: JSValue!
    /// The handler of exceptions that a script does not catch.
    open var exceptionHandler: ((JSContext?, JSValue?) -> Void)! = { context, exception in context?.exception = exception }
    /// The context's name for debuggers.
    open var name: String!
    /// Whether a debugger may look into it: none does here.
    open var isInspectable = false

    /// A context with a heap of its own.
    public convenience init!(_ nothing: Void = ()) { self.init(virtualMachine: JSVirtualMachine()) }

    /// A context that shares a heap.
    public init!(virtualMachine: JSVirtualMachine!) {
        guard let virtualMachine, let reference = JSGlobalContextCreateInGroup(virtualMachine.group, nil) else { return nil }
        (self.virtualMachine, jsGlobalContextRef) = (virtualMachine, reference)
        super.init()
        JSContexts.add(self)
    }

    deinit {
        JSContexts.remove(jsGlobalContextRef)
        JSGlobalContextRelease(jsGlobalContextRef)
    }

    var reference: JSGlobalContextRef { jsGlobalContextRef }

    // MARK: Scripts

    /// Runs a script.
    /// - Returns: its value; `undefined` where it throws, which the handler of exceptions is told.
    @discardableResult open func evaluateScript(_ script: String!) -> JSValue! { evaluateScript(script, withSourceURL: nil) }

    /// Runs a script of which errors say the address.
    @discardableResult open func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
        value { exception in
            (script ?? "").withJSString { script in
                guard let sourceURL else { return JSEvaluateScript(reference, script, nil, nil, 1, &exception) }
                return sourceURL.absoluteString.withJSString { JSEvaluateScript(reference, script, nil, $0, 1, &exception) }
            }
        }
    }

    /// The object whose properties are the names that all scripts see.
    open var globalObject: JSValue! { JSValue(JSContextGetGlobalObject(reference), in: self) }

    /// A property of the global object.
    open func objectForKeyedSubscript(_ key: Any!) -> JSValue! { globalObject.objectForKeyedSubscript(key) }
    /// Sets a property of the global object: a value, an object, or a function of Swift's, which scripts can call.
    open func setObject(_ object: Any!, forKeyedSubscript key: (any NSCopying & NSObjectProtocol)!) {
        globalObject.setObject(object, forKeyedSubscript: key)
    }

    // MARK: The call that is under way

    /// The context of the script that calls Swift at this moment, on this thread; nil where none does.
    open class func current() -> JSContext! { JSContexts.calls.last?.context }
    open class func currentCallee() -> JSValue! { JSContexts.calls.last.map { JSValue($0.callee, in: $0.context) } }
    open class func currentThis() -> JSValue! { JSContexts.calls.last.map { JSValue($0.this, in: $0.context) } }
    /// The call's arguments, each a `JSValue`.
    open class func currentArguments() -> [Any]! {
        JSContexts.calls.last.map { call in call.arguments.map { JSValue($0, in: call.context) } }
    }

    // MARK: Exceptions

    /// The value that the body makes; `undefined` where it is given an exception.
    func value(_ body: (inout JSValueRef?) -> JSValueRef?) -> JSValue {
        JSValue(attempt(body) ?? JSValueMakeUndefined(reference), in: self)
    }

    /// What the body makes; nil where it is given an exception, which the handler is told.
    func attempt<Made>(_ body: (inout JSValueRef?) -> Made?) -> Made? {
        var exception: JSValueRef?
        let made = body(&exception)
        guard let exception else { return made }
        exceptionHandler?(self, JSValue(exception, in: self))
        return nil
    }
}

/// The living contexts, and the calls of Swift by scripts on a thread.
enum JSContexts {
    struct Call {
        let context: JSContext
        let callee: JSObjectRef?
        let this: JSObjectRef?
        let arguments: [JSValueRef?]
    }

    private final class Box {
        weak var context: JSContext?
        init(_ context: JSContext) { self.context = context }
    }

    private static let lock = NSLock()
    // Under the lock.
    nonisolated(unsafe) private static var all: [OpaquePointer: Box] = [:]

    static func add(_ context: JSContext) { lock.withLock { all[context.reference] = Box(context) } }
    static func remove(_ reference: JSGlobalContextRef) { lock.withLock { all[reference] = nil } }
    static func context(_ reference: JSContextRef?) -> JSContext? {
        reference.flatMap(JSContextGetGlobalContext).flatMap { found in lock.withLock { all[found]?.context } }
    }

    private static let key = "JavaScriptCore.calls"

    static var calls: [Call] {
        get { Thread.current.threadDictionary[key] as? [Call] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue.isEmpty ? nil : newValue }
    }
}

extension String {
    /// The text of a JavaScript string; half of a surrogate pair becomes U+FFFD.
    init(_ text: JSStringRef) {
        let units = UnsafeBufferPointer(start: JSStringGetCharactersPtr(text), count: JSStringGetLength(text))
        self = String(decoding: units, as: UTF16.self)
    }

    /// Calls the body with the text as JavaScript's.
    func withJSString<Result>(_ body: (JSStringRef?) -> Result) -> Result {
        let units = Array(utf16)
        let text = JSStringCreateWithCharacters(units, units.count)
        defer { if let text { JSStringRelease(text) } }
        return body(text)
    }
}
