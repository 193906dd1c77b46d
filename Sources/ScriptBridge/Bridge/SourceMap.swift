import Foundation

/// Says which place of the sources a place of a bundle was made from: a source map of version 3.
public struct SourceMap: Sendable {
    private struct Segment {
        var column: Int
        var source: Int
        var line: Int
        var sourceColumn: Int
    }

    private struct Content: Decodable {
        var version: Int
        var sources: [String]
        var mappings: String
    }

    /// Bytes of a map that is read.
    static let limit = 32 << 20
    private let sources: [String]
    private let lines: [[Segment]]

    /// Reads a source map; nil for what is none.
    public init?(_ data: Data) {
        guard data.count <= Self.limit, let content = try? JSONDecoder().decode(Content.self, from: data), content.version == 3,
            let lines = Self.lines(content.mappings)
        else { return nil }
        // Paths begin at the bundle; people look for them from the project's root.
        sources = content.sources.map { source in String(source.trimmingPrefix(/(\.\.\/)+/)) }
        self.lines = lines
    }

    /// The place in the sources; nil where the bundle has something of its own. Lines and columns count from 1.
    public func place(line: Int, column: Int) -> (file: String, line: Int, column: Int)? {
        guard lines.indices.contains(line - 1) else { return nil }
        let segments = lines[line - 1]
        var low = 0, high = segments.count
        while low < high {
            let middle = (low + high) / 2
            if segments[middle].column <= column - 1 { low = middle + 1 } else { high = middle }
        }
        guard low > 0, sources.indices.contains(segments[low - 1].source) else { return nil }
        let found = segments[low - 1]
        return (sources[found.source], found.line + 1, found.sourceColumn + 1)
    }

    /// Each number is the difference to the one before it, in base 64 with a sign and continuations.
    private static func lines(_ mappings: String) -> [[Segment]]? {
        var lines: [[Segment]] = [[]], fields: [Int] = [], value = 0, shift = 0
        var column = 0, source = 0, line = 0, sourceColumn = 0
        func close() -> Bool {
            defer { fields = [] }
            switch fields.count {
            case 0: return true
            case 1:
                column &+= fields[0]
                return true
            case 4, 5:
                column &+= fields[0]
                source &+= fields[1]
                line &+= fields[2]
                sourceColumn &+= fields[3]
                guard column >= 0, source >= 0, (0..<Int(Int32.max)).contains(line), (0..<Int(Int32.max)).contains(sourceColumn) else {
                    return false
                }
                lines[lines.count - 1].append(Segment(column: column, source: source, line: line, sourceColumn: sourceColumn))
                return true
            default: return false
            }
        }
        for byte in mappings.utf8 {
            switch byte {
            case UInt8(ascii: ";"), UInt8(ascii: ","):
                guard shift == 0, close() else { return nil }
                if byte == UInt8(ascii: ";") {
                    lines.append([])
                    column = 0
                }
            default:
                guard let digit = digit(byte), shift <= 30 else { return nil }
                value |= (digit & 31) << shift
                if digit & 32 != 0 {
                    shift += 5
                } else {
                    fields.append(value & 1 == 0 ? value >> 1 : -(value >> 1))
                    (value, shift) = (0, 0)
                }
            }
        }
        return shift == 0 && close() ? lines : nil
    }

    private static func digit(_ byte: UInt8) -> Int? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte) - 65
        case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte) - 71
        case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) + 4
        case UInt8(ascii: "+"): 62
        case UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
