/// A native module, which JavaScript finds as `NativeModules.NAME`.
public struct NativeModule: Sendable {
    /// The name under which JavaScript finds the module.
    public let name: String
    /// Values that are there without asking, as `NativeModules.NAME.constant`.
    public let constants: [String: ScriptValue]
    let methods: [String: NativeMethod]

    /// A module of functions that JavaScript can call.
    /// - Parameters:
    ///   - name: the module's name in JavaScript, `NativeModules.NAME`.
    ///   - constants: values that are there without asking.
    ///   - methods: the functions, each of which JavaScript calls as `NativeModules.NAME.method(…)` and is given a promise.
    public init(_ name: String, constants: [String: ScriptValue] = [:], _ methods: [NativeMethod]) {
        self.name = name
        self.constants = constants
        self.methods = Dictionary(methods.map { ($0.name, $0) }) { $1 }
    }
}

/// The name of a native method's parameter, for the sentence that refuses a wrong argument.
public struct NativeParameter<Value: ScriptConvertible>: Sendable, ExpressibleByStringLiteral {
    let name: String

    /// The parameter's name as a sentence is to quote it.
    public init(stringLiteral name: String) { self.name = name }
}

/// A method of a native module, declared by its Swift types.
///
///     NativeMethod("set", "key", "value") { (key: String, value: String) in defaults.set(value, forKey: key) }
public struct NativeMethod: Sendable {
    enum Body: Sendable {
        /// A body that runs on JavaScript's thread, in the order of the calls.
        case prompt(@Sendable (NativeArguments) throws -> ScriptValue)
        /// A body that runs in a task of its own.
        case task(@Sendable (NativeArguments) throws -> @Sendable () async throws -> ScriptValue)
    }

    /// The name under which JavaScript finds the method in its module.
    public let name: String
    let body: Body

    /// A method that is done at once: calls take effect in their order.
    public init<each Argument: ScriptConvertible, Result: ScriptConvertible>(
        _ name: String, _ parameters: repeat NativeParameter<each Argument>,
        body: @escaping @Sendable (repeat each Argument) throws -> Result
    ) {
        self.name = name
        self.body = .prompt { arguments in
            var arguments = arguments
            let values = (repeat try arguments.next(each parameters))
            try arguments.end()
            return try body(repeat each values).script
        }
    }

    /// A method that is done at once and gives nothing.
    public init<each Argument: ScriptConvertible>(
        _ name: String, _ parameters: repeat NativeParameter<each Argument>,
        body: @escaping @Sendable (repeat each Argument) throws -> Void
    ) {
        self.name = name
        self.body = .prompt { arguments in
            var arguments = arguments
            let values = (repeat try arguments.next(each parameters))
            try arguments.end()
            try body(repeat each values)
            return .undefined
        }
    }

    /// A method that takes its time, while others may run.
    public static func task<each Argument: ScriptConvertible, Result: ScriptConvertible>(
        _ name: String, _ parameters: repeat NativeParameter<each Argument>,
        body: @escaping @Sendable (repeat each Argument) async throws -> Result
    ) -> NativeMethod {
        NativeMethod(
            name: name,
            body: .task { arguments in
                var arguments = arguments
                let values = (repeat try arguments.next(each parameters))
                try arguments.end()
                return { try await body(repeat each values).script }
            })
    }

    private init(name: String, body: Body) {
        self.name = name
        self.body = body
    }
}

/// The arguments of a call of a native method, read from the first to the last.
struct NativeArguments: Sendable {
    let call: String
    let values: [ScriptValue]
    private var read = 0

    init(call: String, values: [ScriptValue]) {
        self.call = call
        self.values = values
    }

    mutating func next<Value: ScriptConvertible>(_ parameter: NativeParameter<Value>) throws -> Value {
        defer { read += 1 }
        let value = read < values.count ? values[read] : .undefined
        guard let result = Value(script: value) else {
            throw NativeError(
                code: "E_ARGUMENT", message: "\(call): the argument \"\(parameter.name)\" must be \(Value.scriptKind); it is \(value.kind)."
            )
        }
        return result
    }

    func end() throws {
        guard values.count > read else { return }
        throw NativeError(code: "E_ARGUMENT", message: "\(call) takes \(read) arguments; it was called with \(values.count).")
    }
}

/// An error that JavaScript is to see, with a word for programs.
public struct NativeError: Error, Equatable, Sendable, CustomStringConvertible {
    /// The word for programs, such as `E_ARGUMENT`: the `code` of the error that JavaScript catches.
    public var code: String
    /// The sentence for people: the `message` of the error that JavaScript catches.
    public var message: String

    /// An error with its word and its sentence.
    public init(code: String, message: String) {
        self.code = code
        self.message = message
    }

    public var description: String { message }
}
