/// Reads the cause of a compiler's message from its first words.
enum Messages {
    /// The namespaces that packages add to others' types, as in `view.snp.makeConstraints`, by their word.
    static let namespaces: [String: [String]] = [
        "snp": ["SnapKit"], "rx": ["RxSwift", "RxCocoa"], "kf": ["Kingfisher"], "af": ["Alamofire", "AlamofireImage"], "pin": ["PinLayout"],
        "flex": ["FlexLayout"], "hero": ["Hero"], "then": ["Then"],
    ]

    /// Whether a message says only that something before it was not understood.
    static func isUnclear(_ message: String) -> Bool {
        [
            "cannot infer contextual base", "reference to member", "type of expression is ambiguous", "failed to produce diagnostic",
            "the compiler is unable to type-check this expression", "cannot infer type of closure parameter",
            "no exact matches in call to instance method 'appendInterpolation'",
        ].contains { message.hasPrefix($0) } || message.contains("could not be inferred") || message.contains("'Binding<Subject>'")
    }

    /// The module that a message's quoted words speak of: `module<Kit>`, or its name alone.
    static func module(_ words: Substring) -> String? {
        guard words.hasPrefix("module<"), words.hasSuffix(">") else { return words.allSatisfy(Self.isName) ? String(words) : nil }
        return String(words.dropFirst(7).dropLast())
    }

    private static func isName(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }

    /// The module of macros whose program is not here.
    static func missingMacros(_ message: String) -> String? {
        guard message.hasPrefix("external macro implementation type '"), let type = Quoted.words(message).first else { return nil }
        return type.split(separator: ".").first.map(String.init)
    }

    /// Swift's Foundation and its runtime as they are where there is no Objective-C.
    static func isLinux(_ message: String) -> Bool {
        [
            "swift-corelibs-foundation", "Objective-C", "in macro expansion", "value of type 'AnyObject' has no member",
            "'NSDataDetector' to expected argument type 'NSRegularExpression'",
            "cannot be overridden from extension",
        ].contains { message.contains($0) }
    }

    /// Says that an object of which nothing is known has no member of a name: Objective-C looks for that in all classes.
    static func isOfAnyObject(_ message: String) -> Bool {
        message.hasPrefix("value of type 'AnyObject' has no member") || message.hasPrefix("value of type 'AnyClass' (aka ")
    }

    /// Says that only some initialisers make an object of a class that is not known before.
    static func wantsRequired(_ message: String) -> Bool {
        message.hasPrefix("constructing an object of class type") && message.contains("'required' initializer")
    }

    /// Says that a module which was compiled before has errors; the compiler goes on or ends with it.
    static func isEcho(_ message: String) -> Bool {
        ["allowing deserialization of ", "deserialized error type '", "deserialized invalid declaration "].contains { message.contains($0) }
    }

    /// The compiler could not even read it.
    static func isGrammar(_ message: String) -> Bool {
        ["expected ", "consecutive ", "unterminated ", "extraneous '", "invalid redeclaration"].contains { message.hasPrefix($0) }
    }
}
