import Foundation

/// A function of Swift's that scripts call, whatever it takes and gives back.
struct SwiftFunction {
    private let function: Any
    private let parameters: [Any.Type]
    private let result: Any.Type

    /// The most arguments that a function may take.
    private static let mostParameters = 4

    /// A function in a value; nil where it is none, or one that scripts cannot call: an asynchronous one, or of more arguments.
    init?(_ value: Any) {
        // The description of a function's type, as "TypeMetadata.rst" of Swift's sources has it: its kind, flags with the number of
        // parameters, what it gives back, and then each parameter's type.
        let description = unsafeBitCast(type(of: value), to: UnsafeRawPointer.self), word = MemoryLayout<UInt>.size
        guard description.load(as: UInt.self) == 0x302 else { return nil }
        let flags = description.load(fromByteOffset: word, as: UInt.self), count = Int(flags & 0xFFFF)
        // Bits of its convention, of whether it throws, its parameters have flags of their own (`inout`), and it is asynchronous.
        guard count <= Self.mostParameters, flags >> 16 & 0xFF == 0, flags & (1 << 24 | 1 << 25 | 1 << 29) == 0 else {
            return nil
        }
        function = value
        result = description.load(fromByteOffset: 2 * word, as: Any.Type.self)
        parameters = (0..<count).map { description.load(fromByteOffset: (3 + $0) * word, as: Any.Type.self) }
    }

    /// Calls the function with as many arguments as it takes; what is not given is `undefined`. Nil where a type does not fit, or nothing is
    /// given back.
    func call(_ arguments: [JSValue], in context: JSContext) -> Any? {
        func argument(_ place: Int) -> JSValue { place < arguments.count ? arguments[place] : JSValue(nil, in: context) }
        func opened<Result>(_: Result.Type) -> Any? {
            switch parameters.count {
            case 0: return Self.made(FunctionOf<Result>(function: function).none()())
            default: return step(FunctionOf<Result>(function: function), 0)
            }
        }
        func step<Result>(_ made: FunctionOf<Result>, _ place: Int) -> Any? {
            made.call(parameters, (0..<parameters.count).map(argument))
        }
        return _openExistential(result, do: opened)
    }

    fileprivate static func made<Result>(_ result: Result?) -> Any? { result is Void ? nil : result as Any? }
}

/// A function of which the result's type is known.
private struct FunctionOf<Result> {
    let function: Any

    func call(_ types: [Any.Type], _ values: [JSValue]) -> Any? {
        func one<A>(_: A.Type) -> Any? {
            guard let a: A = Argument.of(values[0]) else { return nil }
            if types.count == 1 { return SwiftFunction.made(plain((A.self))(a)) }
            func two<B>(_: B.Type) -> Any? {
                guard let b: B = Argument.of(values[1]) else { return nil }
                if types.count == 2 { return SwiftFunction.made(plain((A.self, B.self))(a, b)) }
                func three<C>(_: C.Type) -> Any? {
                    guard let c: C = Argument.of(values[2]) else { return nil }
                    if types.count == 3 { return SwiftFunction.made(plain((A.self, B.self, C.self))(a, b, c)) }
                    func four<D>(_: D.Type) -> Any? {
                        guard let d: D = Argument.of(values[3]) else { return nil }
                        if types.count == 4 { return SwiftFunction.made(plain((A.self, B.self, C.self, D.self))(a, b, c, d)) }
                        return nil
                    }
                    return _openExistential(types[3], do: four)
                }
                return _openExistential(types[2], do: three)
            }
            return _openExistential(types[1], do: two)
        }
        return _openExistential(types[0], do: one)
    }

    // A function's type says too whether it may be sent and is of the main actor, which changes nothing in how it is called. As with
    // Objective-C, whoever calls it does so where he is.

    func none() -> () -> Result { plain() }
    private func plain<A>(_: A.Type) -> (A) -> Result { plain() }
    private func plain<A, B>(_: (A.Type, B.Type)) -> (A, B) -> Result { plain() }
    private func plain<A, B, C>(_: (A.Type, B.Type, C.Type)) -> (A, B, C) -> Result { plain() }
    private func plain<A, B, C, D>(_: (A.Type, B.Type, C.Type, D.Type)) -> (A, B, C, D) -> Result { plain() }

    /// The function as one of a type that has the same parameters.
    private func plain<Other>() -> Other {
        func opened<Function>(_ function: Function) -> Other { unsafeBitCast(function, to: Other.self) }
        return _openExistential(function, do: opened)
    }
}

/// An argument of a script's as the type that a function takes.
private enum Argument {
    static func of<Value>(_ value: JSValue) -> Value? {
        if Value.self == JSValue.self || Value.self == JSValue?.self { return value as? Value }
        guard let object = value.toObject() else {
            // A parameter that may be nil is given nil, and a text is what JavaScript calls it, as Objective-C has both.
            if let none = (Optional<Any>.none as Any) as? Value { return none }
            return plain(value)
        }
        // `null` is nil to a parameter that may be, but for one of any type.
        if object is NSNull, Value.self != Any?.self, let none = (Optional<Any>.none as Any) as? Value { return none }
        if Value.self == Any.self || Value.self == AnyObject.self { return object as? Value }
        return object as? Value ?? plain(value)
    }

    private static func plain<Value>(_ value: JSValue) -> Value? {
        let made: Any? =
            switch Value.self {
            case is String.Type: value.toString()
            case is NSString.Type: value.toString().map { NSString(string: $0) }
            case is Bool.Type: value.toBool()
            case is Double.Type: value.toDouble()
            case is Float.Type: Float(value.toDouble())
            case is Int.Type: Int(exactly: value.toDouble().rounded(.towardZero)) ?? 0
            case is Int32.Type: value.toInt32()
            case is UInt32.Type: value.toUInt32()
            case is Date.Type: value.toDate()
            default: nil
            }
        return made as? Value
    }
}

/// The function as an object that a script is given: `unsafeBitCast(function, to: AnyObject.self)` in the source of a widget's app.
public func _scriptObject<Function>(_ x: Function, to type: AnyObject.Type) -> AnyObject { HeldFunction(x) }

/// A function that is handed over as an object.
final class HeldFunction {
    let function: Any
    init(_ function: Any) { self.function = function }
}
