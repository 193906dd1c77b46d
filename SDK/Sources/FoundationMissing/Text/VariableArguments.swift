import Foundation

// A list of arguments for C that outlives the call that made it.

/// The arguments as C's functions with any number of them take them. Apple's system frees the list with the pool around; here it stays as
/// long as the process.
public func getVaList(_ args: [any CVarArg]) -> CVaListPointer {
    // Foundation's texts go as objects; Swift's own end the process.
    let args = args.map { argument -> any CVarArg in (argument as? String).map { NSString(string: $0) } ?? argument }
    let words = args.flatMap(\._cVarArgEncoding)
    // Objects among them live as long as the list.
    _ = Unmanaged.passRetained(KeptArguments(args))
    let area = UnsafeMutablePointer<Int>.allocate(capacity: max(words.count, 1))
    area.initialize(from: words, count: words.count)
    #if arch(x86_64)
        // All registers count as read (six of 8 bytes, eight of 16), so that each argument is taken from memory: System V's ABI, 3.5.7.
        let list = UnsafeMutablePointer<WordsInMemory>.allocate(capacity: 1)
        list.initialize(to: WordsInMemory(general: 48, floating: 176, memory: area, registers: nil))
        return unsafeBitCast(list, to: CVaListPointer.self)
    #else
        // All registers count as read in the ABI of 64-bit Arm too: offsets of 0 say that none is left.
        return unsafeBitCast(WordsInMemory(memory: area, general: nil, floating: nil, offsets: (0, 0)), to: CVaListPointer.self)
    #endif
}

#if arch(x86_64)
    private struct WordsInMemory {
        let general: UInt32
        let floating: UInt32
        let memory: UnsafeMutablePointer<Int>
        let registers: UnsafeMutableRawPointer?
    }
#else
    private struct WordsInMemory {
        let memory: UnsafeMutablePointer<Int>
        let general: UnsafeMutableRawPointer?
        let floating: UnsafeMutableRawPointer?
        let offsets: (Int32, Int32)
    }
#endif

private final class KeptArguments {
    private let arguments: [any CVarArg]
    init(_ arguments: [any CVarArg]) { self.arguments = arguments }
}
