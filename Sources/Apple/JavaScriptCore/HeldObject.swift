import VitrineCJavaScriptCore
import Foundation

/// A protocol of what a class shows to scripts.
///
/// On Apple's systems these are the properties and methods that a protocol derived from it lists. Nothing here can find a class's methods by
/// their names: scripts read the properties that an object stores, and what a script is to call is handed over as a function.
public protocol JSExport {}

/// An object of Swift's that a script holds.
final class HeldObject {
    let object: Any

    private init(_ object: Any) { self.object = object }

    /// The object behind a reference; nil of JavaScript's own.
    static func of(_ reference: JSValueRef) -> HeldObject? {
        guard let pointer = JSObjectGetPrivate(reference) else { return nil }
        return Unmanaged<HeldObject>.fromOpaque(pointer).takeUnretainedValue()
    }

    static func reference(to object: Any, in context: JSContext) -> JSValueRef? {
        let kind = object is SwiftFunction ? functions : objects
        return JSObjectMake(context.reference, kind, Unmanaged.passRetained(HeldObject(object)).toOpaque())
    }

    private static let finalize: JSObjectFinalizeCallback = { object in
        if let pointer = JSObjectGetPrivate(object) { Unmanaged<HeldObject>.fromOpaque(pointer).release() }
    }

    /// The class of objects, of which scripts read what is stored.
    nonisolated(unsafe) private static let objects: JSClassRef? = {
        var definition = kJSClassDefinitionEmpty
        definition.finalize = finalize
        definition.getProperty = { context, object, name, _ in
            guard let object, let name, let held = HeldObject.of(object)?.object, held is any JSExport,
                let context = JSContexts.context(context), let value = HeldObject.stored(String(name), in: held)
            else { return nil }
            return context.reference(of: value)
        }
        return JSClassCreate(&definition)
    }()

    /// The class of functions.
    nonisolated(unsafe) private static let functions: JSClassRef? = {
        var definition = kJSClassDefinitionEmpty
        definition.finalize = finalize
        definition.callAsFunction = { context, callee, this, count, arguments, exception in
            guard let callee, let function = HeldObject.of(callee)?.object as? SwiftFunction, let context = JSContexts.context(context)
            else { return nil }
            let values = Array(UnsafeBufferPointer(start: arguments, count: count))
            JSContexts.calls.append(.init(context: context, callee: callee, this: this, arguments: values))
            let before = context.exception
            context.exception = nil
            let made = function.call(values.map { JSValue($0, in: context) }, in: context).map { context.reference(of: $0) }
            // What the function left as an exception, or threw, is the script's.
            if let thrown = context.exception { exception?.pointee = thrown.jsValueRef }
            context.exception = before
            JSContexts.calls.removeLast()
            return made ?? JSValueMakeUndefined(context.reference)
        }
        return JSClassCreate(&definition)
    }()

    /// A property that an object or one of its superclasses stores.
    private static func stored(_ name: String, in object: Any) -> Any? {
        var mirror: Mirror? = Mirror(reflecting: object)
        while let level = mirror {
            if let found = level.children.first(where: { $0.label == name || $0.label == "_\(name)" }) { return found.value }
            mirror = level.superclassMirror
        }
        return nil
    }
}
