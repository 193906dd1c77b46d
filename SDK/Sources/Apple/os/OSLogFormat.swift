import Foundation

/// A format of `os_log`, with what iOS lets stand in braces (`%{private}@`), filled as `printf` does; what does not fit stays as it is.
struct OSLogFormat {
    private let format: String

    init(_ format: String) { self.format = format }

    /// The text with as many arguments as the format asks for; a private one is masked.
    func filled(with arguments: [any CVarArg]) -> String {
        var result = "", rest = Substring(format), left = arguments[...]
        while let sign = rest.firstIndex(of: "%") {
            result += rest[..<sign]
            rest = rest[rest.index(after: sign)...]
            if rest.first == "%" {
                result += "%"
                rest.removeFirst()
                continue
            }
            var options = ""
            if rest.first == "{" {
                guard let end = rest.firstIndex(of: "}") else {
                    result += "%"
                    continue
                }
                options = String(rest[rest.index(after: rest.startIndex)..<end])
                rest = rest[rest.index(after: end)...]
            }
            let flags = rest.prefix { "-+ #0123456789.hlqzjt".contains($0) }
            rest = rest.dropFirst(flags.count)
            guard let kind = rest.popFirst() else { break }
            guard let argument = left.popFirst() else {
                result += "<missing>"
                continue
            }
            let isMasked = options.contains("private") || options.contains("sensitive")
            result += isMasked ? "<private>" : Self.written(argument, kind, String(flags.filter { !"hlqzjt".contains($0) }))
        }
        return result + rest
    }

    private static func written(_ argument: any CVarArg, _ kind: Character, _ flags: String) -> String {
        switch (kind, argument) {
        case ("d", let number as any BinaryInteger), ("i", let number as any BinaryInteger), ("u", let number as any BinaryInteger):
            return String(format: "%\(flags)lld", Int64(truncatingIfNeeded: number))
        case ("x", let number as any BinaryInteger), ("X", let number as any BinaryInteger):
            return String(format: "%\(flags)ll\(kind)", Int64(truncatingIfNeeded: number))
        case ("f", let number as any BinaryFloatingPoint), ("e", let number as any BinaryFloatingPoint),
            ("g", let number as any BinaryFloatingPoint):
            return String(format: "%\(flags)\(kind)", Double(number))
        default: return "\(argument)"
        }
    }
}
