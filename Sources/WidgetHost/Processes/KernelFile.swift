import Foundation

/// Reads what the kernel tells of processes in files under /proc: they are short, and looked at ten times a second for each child, so no
/// string is made of them.
enum KernelFile {
    /// The bytes that are read of a file.
    private static let page = 4096

    /// Hands a file's text on, up to a page of it.
    /// - Returns: what was made of it; nil where there is no such file, or nothing in it.
    static func read<Result>(_ path: String, _ body: (UnsafePointer<CChar>) -> Result?) -> Result? {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { close(file) }
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: page + 1) { buffer in
            guard let text = buffer.baseAddress else { return nil }
            // Blocks: never, the kernel writes it at once.
            let count = Glibc.read(file, text, page)
            guard count > 0 else { return nil }
            text[count] = 0
            return body(text)
        }
    }

    /// The number in the line that begins with a name and a colon; nil where no line does.
    static func number(_ name: StaticString, in text: UnsafePointer<CChar>) -> Int? {
        let length = name.utf8CodeUnitCount
        return name.withUTF8Buffer { wanted in
            wanted.withMemoryRebound(to: CChar.self) { wanted in
                guard let wanted = wanted.baseAddress else { return nil }
                var line: UnsafePointer<CChar>? = text
                while let start = line {
                    if strncmp(start, wanted, length) == 0, UInt8(bitPattern: start[length]) == colon {
                        return strtol(start + length + 1, nil, 10)
                    }
                    line = strchr(start, Int32(newline)).map { UnsafePointer($0) + 1 }
                }
                return nil
            }
        }
    }

    /// The numbers that stand one after another, up to the first that is none.
    static func numbers(in text: UnsafePointer<CChar>, most: Int = .max) -> [Int] {
        var found: [Int] = [], start = text
        while found.count < most {
            var end: UnsafeMutablePointer<CChar>?
            let number = strtol(start, &end, 10)
            guard let end, UnsafePointer(end) != start else { break }
            found.append(number)
            start = UnsafePointer(end)
        }
        return found
    }

    /// What /proc says of a process or of a thread beyond its name, which may itself have blanks and brackets: its state, a letter, and where
    /// the numbers after that begin, the parent's first.
    static func state(in text: UnsafePointer<CChar>) -> (letter: Character, rest: UnsafePointer<CChar>)? {
        guard let name = strrchr(text, Int32(closing)), name[1] != 0, name[2] != 0 else { return nil }
        return (Character(Unicode.Scalar(UInt8(bitPattern: name[2]))), UnsafePointer(name) + 3)
    }

    private static let colon = UInt8(ascii: ":")
    private static let newline = UInt8(ascii: "\n")
    private static let closing = UInt8(ascii: ")")
}
