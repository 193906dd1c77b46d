/// A call that holds its thread until something happens elsewhere, at a place where the thread is one of Swift's shared pool.
///
/// The pool has one thread a processor. A few calls like these at once, waiting for work that itself needs the pool, and nothing moves any
/// more. They stand on a thread of their own (`Thread`, a dispatch queue, `onThread`, a suite with the trait `.ownThreads`), or in a synchronous function that says
/// `@available(*, noasync)`, so that the compiler keeps asynchronous code from calling it. A call that must stand where it does, or cannot
/// wait there, says why in a comment on its line or the one before, which begins with `// Blocks:`.
public struct BlockingCall: Hashable, Sendable, CustomStringConvertible {
    public enum Place: Hashable, Sendable {
        /// An asynchronous function, a task, an actor's method or the body of a test.
        case pool
        /// A synchronous function that asynchronous code may call.
        case unmarked
    }

    public let file: String
    /// The line, counted from 1.
    public let line: Int
    public let call: String
    public let place: Place

    public var description: String {
        switch place {
        case .pool: "\(file):\(line): '\(call)' blocks a thread of Swift's shared pool; it belongs on a thread of its own."
        case .unmarked: "\(file):\(line): '\(call)' blocks; its function must say @available(*, noasync)."
        }
    }

    /// All of a file's, in order.
    /// - Parameter ownThreads: suites of other files whose tests run on threads of their own.
    public static func all(in source: String, file: String, ownThreads: Set<String> = []) -> [BlockingCall] {
        var scan = BlockingScan(SwiftTokens(source), file: file)
        scan.ownThreads = ownThreads
        return scan.run()
    }

    /// The suites of a file whose tests run on threads of their own, by the trait `.ownThreads`.
    public static func suitesWithOwnThreads(in source: String) -> Set<String> {
        var scan = BlockingScan(SwiftTokens(source), file: "")
        _ = scan.run()
        return scan.ownThreads
    }
}

/// One file, scope by scope.
private struct BlockingScan {
    /// The kind of scope that a pair of braces makes.
    enum Scope {
        case pool, thread, marked, unmarked, type(isActor: Bool, blocks: Bool), inherited
    }

    /// A declaration whose braces have not come yet.
    struct Declaration {
        var isFunction: Bool
        var isType: Bool
        var isActor = false
        var isAsync = false
        var name = ""
        let depth: Int
    }

    /// The ones of the system, called by name alone, with how many arguments each takes: others of the same name are somebody's own.
    static let functions: [String: Int] = [
        "read": 3, "recv": 4, "recvmsg": 3, "poll": 3, "accept": 3, "waitpid": 3, "waitid": 4, "usleep": 1, "sleep": 1, "nanosleep": 2,
        "epoll_wait": 4, "flock": 2, "readLine": 0, "pthread_join": 2,
    ]
    /// The methods of Foundation and Dispatch that block, called on something.
    static let methods: Set<String> = [
        "wait", "waitUntilExit", "availableData", "readDataToEndOfFile", "readToEnd", "sleep", "runModal", "readData",
    ]
    /// Whoever takes a closure and runs it elsewhere.
    static let threads: Set<String> = [
        "Thread", "detachNewThread", "async", "asyncAfter", "onThread", "withBrowser", "inBrowser",
        "performExpiringActivity",
    ]
    static let tasks: Set<String> = ["Task", "detached", "addTask", "addTaskUnlessCancelled", "immediate"]
    static let typeWords: Set<String> = ["struct", "class", "enum", "extension", "protocol", "actor"]

    let tokens: [SwiftTokens.Token]
    let comments: [Int: String]
    let file: String
    var scopes: [Scope] = []
    /// The call of each open parenthesis; nil for one that only groups.
    var calls: [String?] = []
    var pending: Declaration?
    var ownThreads: Set<String> = []
    /// The functions that the file itself declares: a call by such a name is of those.
    let declared: Set<String>
    var isTest = false
    var hasOwnThreads = false
    var isMarked = false
    var isNonisolated = false
    var found: [BlockingCall] = []

    init(_ source: SwiftTokens, file: String) {
        tokens = source.tokens
        comments = source.comments
        declared = Set(zip(tokens, tokens.dropFirst()).filter { $0.0.text == "func" }.map(\.1.text))
        self.file = file
    }

    func text(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].text : "" }

    mutating func run() -> [BlockingCall] {
        for index in tokens.indices {
            switch text(index) {
            case "(", "[": calls.append(text(index) == "(" ? callee(before: index) : nil)
            case ")", "]": _ = calls.popLast()
            case "{": open(index)
            case "}":
                _ = scopes.popLast()
                pending = nil
            case "=" where pending?.depth == calls.count && text(index + 1) != "=" && text(index - 1) != "=":
                if pending?.isFunction == false, pending?.isType == false { pending = nil }
            case "Test" where text(index - 1) == "@": isTest = true
            case "ownThreads" where text(index - 1) == ".": hasOwnThreads = true
            case "noasync": isMarked = true
            case "nonisolated": isNonisolated = true
            case "async" where pending?.isFunction == true && text(index + 1) != "let": pending?.isAsync = true
            default: word(index)
            }
        }
        return found
    }

    mutating func word(_ index: Int) {
        let word = text(index), previous = text(index - 1)
        if previous == "." {
            if Self.methods.contains(word) { check(index, onSomething: true) }
            return
        }
        switch word {
        case "func", "deinit", "subscript", "init":
            // A word of an attribute or a call, not a declaration.
            if word == "init", text(index + 1) != "(", text(index + 1) != "<", text(index + 1) != "?" { return }
            pending = Declaration(isFunction: true, isType: false, depth: calls.count)
        case "var", "let":
            pending = Declaration(isFunction: false, isType: false, depth: calls.count)
        case _ where Self.typeWords.contains(word) && tokens.indices.contains(index + 1) && tokens[index + 1].isWord && previous != ":":
            guard !["func", "var", "let"].contains(text(index + 1)) else { return }
            pending = Declaration(
                isFunction: false, isType: true, isActor: word == "actor", name: text(index + 1), depth: calls.count)
        case _ where Self.functions[word] != nil && text(index + 1) == "(" && previous != "func":
            if arguments(index + 1) == Self.functions[word] { check(index, onSomething: false) }
        default: break
        }
    }

    mutating func open(_ index: Int) {
        if let declaration = pending, declaration.depth == calls.count {
            pending = nil
            if declaration.isType {
                if hasOwnThreads { ownThreads.insert(declaration.name) }
                scopes.append(.type(isActor: declaration.isActor, blocks: ownThreads.contains(declaration.name)))
            } else if declaration.isFunction || ["pool", "thread"].contains(kind) == false {
                scopes.append(body(declaration))
            } else {
                scopes.append(.inherited)
            }
            if declaration.isFunction || declaration.isType {
                (isTest, hasOwnThreads, isMarked, isNonisolated) = (false, false, false, false)
            }
            return
        }
        let name = callee(before: index) ?? (["(", ",", ":"].contains(text(index - 1)) ? calls.last ?? nil : nil)
        switch name {
        case let name? where Self.threads.contains(name): scopes.append(.thread)
        case let name? where Self.tasks.contains(name): scopes.append(.pool)
        default: scopes.append(.inherited)
        }
    }

    func body(_ declaration: Declaration) -> Scope {
        if isTest { return hasOwnThreads || kind == "suite" ? .thread : .pool }
        if declaration.isAsync { return .pool }
        if isMarked { return .marked }
        // A function inside another runs where that one does; one of an actor runs on the actor.
        switch kind {
        case "pool", "thread", "marked": return .inherited
        case "actor" where !isNonisolated: return .pool
        default: return .unmarked
        }
    }

    /// The kind of code by the innermost scopes.
    var kind: String {
        for scope in scopes.reversed() {
            switch scope {
            case .pool: return "pool"
            case .thread: return "thread"
            case .marked: return "marked"
            case .unmarked: return "unmarked"
            case .type(let isActor, let blocks): return isActor ? "actor" : blocks ? "suite" : "type"
            case .inherited: continue
            }
        }
        return "top"
    }

    /// The last name of the call that ends before a parenthesis or a brace: `async` of `queue.async(…) {`.
    func callee(before index: Int) -> String? {
        var last = index - 1
        if text(last) == ")" {
            var depth = 0
            while last >= 0 {
                if text(last) == ")" { depth += 1 }
                if text(last) == "(" {
                    depth -= 1
                    if depth == 0 { break }
                }
                last -= 1
            }
            last -= 1
        }
        guard tokens.indices.contains(last), tokens[last].isWord else { return nil }
        return text(last)
    }

    /// The number of arguments in these parentheses; nil when one has a name, as none of the system's functions' has.
    func arguments(_ open: Int) -> Int? {
        var depth = 0, count = text(open + 1) == ")" ? 0 : 1, index = open
        repeat {
            switch text(index) {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            case "," where depth == 1: count += 1
            case ":" where depth == 1 && ["(", ","].contains(text(index - 2)): return nil
            default: break
            }
            index += 1
        } while depth > 0 && index < tokens.count
        return count
    }

    mutating func check(_ index: Int, onSomething: Bool) {
        let place: BlockingCall.Place
        switch kind {
        case "pool", "actor": place = .pool
        case "unmarked": place = .unmarked
        default: return
        }
        // What is awaited gives its thread back.
        var before = index - 1
        let line = tokens[index].line
        while before >= 0, ![";", "{", "}", "="].contains(text(before)), tokens[before].line >= line - 2 {
            if text(before) == "await" { return }
            before -= 1
        }
        if text(before) == "await" { return }
        let name = text(index)
        if declared.contains(name) { return }
        if onSomething {
            // All but the property `availableData` count only where they are called.
            if name != "availableData", text(index + 1) != "(" { return }
            if name == "sleep", text(index - 2) != "Thread" { return }
            // A wait for something in particular is some other type's; those that block take no argument or a limit.
            if name == "wait", ![")", "timeout", "wallTimeout", "until"].contains(text(index + 2)) { return }
        }
        if name == "flock" || name == "waitpid" || name == "recv" || name == "poll" {
            var end = index, depth = 0
            repeat {
                if text(end) == "(" { depth += 1 }
                if text(end) == ")" { depth -= 1 }
                if ["LOCK_NB", "LOCK_UN", "WNOHANG", "MSG_DONTWAIT"].contains(text(end)) { return }
                end += 1
            } while depth > 0 || end == index + 1
            if name == "poll", text(end - 2) == "0", text(end - 3) == "," { return }
        }
        for line in [line, line - 1] where comments[line]?.contains("// Blocks: ") == true { return }
        found.append(BlockingCall(file: file, line: line, call: name, place: place))
    }
}
