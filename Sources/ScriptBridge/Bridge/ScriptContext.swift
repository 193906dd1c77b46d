import Foundation

#if canImport(VitrineCJavaScriptCore)
    import VitrineCJavaScriptCore
#endif
#if canImport(JavaScriptCore) && !os(Linux)
    import JavaScriptCore
#endif

/// A request of the prelude to Swift.
enum HostRequest: Int {
    /// Call, module, method, arguments.
    case call
    /// Logs a line; the arguments are the level and the text.
    case log
    /// Starts a timer; the arguments are its number and the milliseconds.
    case startTimer
    case stopTimer
    /// Call from Swift, whether it was fulfilled, its value or error.
    case settled
    /// A request for the time in milliseconds since 1970.
    case now
    /// An error that nobody caught.
    case uncaught
}

/// Answers what the prelude asks, on JavaScript's thread.
protocol ScriptHost: AnyObject {
    /// Answers a request; returns the value that JavaScript is given.
    func answer(_ request: HostRequest, _ arguments: [JSValueRef?], in context: ScriptContext) -> JSValueRef?
}

/// JavaScriptCore's context: everything that touches it, on one thread only.
final class ScriptContext {
    let reference: JSGlobalContextRef
    let watchdog: ScriptWatchdog
    private let group: JSContextGroupRef
    /// The prelude's functions, by name.
    private var functions: [String: JSObjectRef] = [:]
    private var builtIns: [(String, JSObjectRef)] = []
    private var maps: [String: SourceMap] = [:]
    private let host: HostBox

    /// - Parameters:
    ///   - host: kept without being owned.
    ///   - ownClock: whether `Date` must ask Swift.
    ///   - modules: what JavaScript finds as `NativeModules`.
    init(host: any ScriptHost, limits: ScriptLimits, ownClock: Bool, modules: [NativeModule]) throws {
        // Neither creates nothing: JavaScriptCore ends the process when it has no memory for them.
        group = JSContextGroupCreate()!
        reference = JSGlobalContextCreateInGroup(group, nil)!
        watchdog = ScriptWatchdog(group: group, limits: limits)
        self.host = HostBox(host: host)
        self.host.context = self
        try start(ownClock: ownClock, modules: modules)
    }

    /// Gives back all that JavaScript has.
    func release() {
        watchdog.end()
        for function in functions.values { JSValueUnprotect(reference, function) }
        for (_, constructor) in builtIns { JSValueUnprotect(reference, constructor) }
        host.context = nil
        JSGlobalContextRelease(reference)
        JSContextGroupRelease(group)
    }

    private func start(ownClock: Bool, modules: [NativeModule]) throws {
        let described = modules.reduce(into: [String: ScriptValue]()) { all, module in
            all[module.name] = [
                "methods": .array(module.methods.keys.sorted().map { .string($0) }), "constants": .object(module.constants),
            ]
        }
        let prelude = try run(ScriptPrelude.source, file: "prelude.js")
        let arguments: [JSValueRef?] = [HostBox.function(host, reference), script(.bool(ownClock)), script(.object(described))]
        guard let prelude, let made = try call(prelude, arguments) else { throw ScriptError.closed }
        for name in ["fire", "answer", "deliver", "invoke", "settle", "uncaught"] {
            guard let function = property(made, name) else { throw ScriptError.notCallable(name) }
            JSValueProtect(reference, function)
            functions[name] = function
        }
        if let uncaught = functions["uncaught"] {
            #if canImport(VitrineCJavaScriptCore)
                JSGlobalContextSetUnhandledRejectionCallback(reference, uncaught, nil)
            #endif
        }
        let global = JSContextGetGlobalObject(reference)
        for name in ["Map", "Set", "WeakMap", "WeakSet", "Promise", "RegExp"] {
            guard let global, let constructor = property(global, name) else { continue }
            JSValueProtect(reference, constructor)
            builtIns.append((name, constructor))
        }
    }

    /// Remembers from which sources a file was made.
    func add(_ map: SourceMap, for file: String) { maps[file] = map }

    /// Runs a script; its value.
    func run(_ source: String, file: String) throws -> JSValueRef? {
        try enter { exception in
            source.withScriptString { source in
                file.withScriptString { JSEvaluateScript(reference, source, nil, $0, 1, &exception) }
            }
        }
    }

    /// Calls one of the prelude's functions.
    @discardableResult
    func call(_ function: String, _ arguments: JSValueRef?...) throws -> JSValueRef? {
        guard let function = functions[function] else { throw ScriptError.notCallable(function) }
        return try call(function, arguments)
    }

    private func call(_ function: JSObjectRef, _ arguments: [JSValueRef?]) throws -> JSValueRef? {
        try enter { exception in
            withArguments(arguments) { JSObjectCallAsFunction(reference, function, nil, $0, $1, &exception) }
        }
    }

    private func enter(_ body: (inout JSValueRef?) -> JSValueRef?) throws -> JSValueRef? {
        var exception: JSValueRef?
        let result = body(&exception)
        if let stopped = watchdog.stopped { throw stopped }
        if let exception { throw ScriptError.thrown(thrown(exception)) }
        return result
    }

    func property(_ object: JSObjectRef, _ name: String) -> JSObjectRef? {
        var exception: JSValueRef?
        guard let value = name.withScriptString({ JSObjectGetProperty(reference, object, $0, &exception) }), exception == nil,
            JSValueIsObject(reference, value)
        else { return nil }
        return value
    }

    /// `Map` for a map, and so on; nil for an object of the application's own.
    func builtInKind(_ object: JSObjectRef) -> String? {
        builtIns.first { JSValueIsInstanceOfConstructor(reference, object, $0.1, nil) }?.0
    }

    /// The refusal of a property that could not be read because its getter threw.
    func refusal(_ exception: JSValueRef, place: String) -> Refusal {
        Refusal(place: place, reason: "could not be read: \(thrown(exception).message)")
    }
}

extension ScriptContext {
    /// The exception that was thrown, with places in the sources.
    func thrown(_ value: JSValueRef?) -> ScriptException {
        guard let value, JSValueIsObject(reference, value) else {
            return ScriptException(name: "Error", message: value.map(words) ?? "nothing was said")
        }
        func text(_ name: String) -> String? {
            var exception: JSValueRef?
            let property = name.withScriptString { JSObjectGetProperty(reference, value, $0, &exception) }
            guard exception == nil, let property, JSValueIsString(reference, property) else { return nil }
            return words(property)
        }
        return ScriptException(
            name: text("name") ?? "Error", message: String((text("message") ?? words(value)).prefix(2_000)), code: text("code"),
            stack: frames(text("stack") ?? ""))
    }

    /// A value as `String(value)` says it.
    func words(_ value: JSValueRef) -> String {
        var exception: JSValueRef?
        guard let text = JSValueToStringCopy(reference, value, &exception) else { return "a value that has no text" }
        defer { JSStringRelease(text) }
        return String(script: text)
    }

    /// JavaScriptCore writes `function@file:line:column` a line.
    private func frames(_ stack: String) -> [ScriptFrame] {
        stack.split(separator: "\n").prefix(50).compactMap { line in
            let parts = line.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
            let place = (parts.count == 2 ? parts[1] : parts[0]).split(separator: ":", omittingEmptySubsequences: false)
            guard place.count >= 3, let row = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) else { return nil }
            let file = place.dropLast(2).joined(separator: ":")
            guard file != "prelude.js" else { return nil }
            let found = maps[file]?.place(line: row, column: column)
            return ScriptFrame(
                function: parts.count == 2 ? String(parts[0]) : "", file: found?.file ?? file, line: found?.line ?? row,
                column: found?.column ?? column)
        }
    }
}

/// A box for the host, retained by the one function through which JavaScript calls Swift.
private final class HostBox {
    weak var host: (any ScriptHost)?
    weak var context: ScriptContext?

    init(host: any ScriptHost) { self.host = host }

    /// A function that asks the host: its first argument is a ``HostRequest``.
    static func function(_ box: HostBox, _ context: JSContextRef) -> JSObjectRef? {
        var definition = kJSClassDefinitionEmpty
        definition.callAsFunction = { _, function, _, count, arguments, _ in
            guard let pointer = JSObjectGetPrivate(function) else { return nil }
            let box = Unmanaged<HostBox>.fromOpaque(pointer).takeUnretainedValue()
            guard let context = box.context, let host = box.host, count > 0, let arguments else { return nil }
            let values = UnsafeBufferPointer(start: arguments, count: count)
            guard let number = Int(exactly: JSValueToNumber(context.reference, values[0], nil)), let request = HostRequest(rawValue: number)
            else { return nil }
            return host.answer(request, Array(values.dropFirst()), in: context) ?? JSValueMakeUndefined(context.reference)
        }
        definition.finalize = { object in
            if let pointer = JSObjectGetPrivate(object) { Unmanaged<HostBox>.fromOpaque(pointer).release() }
        }
        let kind = JSClassCreate(&definition)
        defer { JSClassRelease(kind) }
        return JSObjectMake(context, kind, Unmanaged.passRetained(box).toOpaque())
    }
}
