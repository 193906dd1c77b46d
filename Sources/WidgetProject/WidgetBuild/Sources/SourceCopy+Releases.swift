import Foundation
import XcodeProject

extension SourceCopy {
    /// The release of iOS in a list of platforms, as the arguments of a call, and the byte after its bracket.
    static func release(_ code: [UInt8], _ place: Int) -> (numbers: String, end: Int)? {
        guard let open = code[place...].firstIndex(of: UInt8(ascii: "(")), code[place + 1..<open].allSatisfy({ isName($0) || $0 == 0x20 }),
            let close = code[open...].firstIndex(where: { $0 == UInt8(ascii: ")") || $0 == 10 }), code[close] != 10
        else { return nil }
        let platforms = String(decoding: code[open + 1..<close], as: UTF8.self).split(separator: ",").map { $0.split(separator: " ") }
        guard let iOS = platforms.first(where: { ["iOS", "iOSApplicationExtension"].contains($0.first) && $0.count == 2 }) else {
            return nil
        }
        let numbers = iOS[1].split(separator: ".").prefix(2)
        guard !numbers.isEmpty, numbers.allSatisfy({ Int($0) != nil }) else { return nil }
        return (numbers.joined(separator: ","), close + 1)
    }

    /// `#available(iOS 17.2, *)` is a call that is answered by the release that is shown, the first of `calls` that there is room for. A list
    /// without iOS is left to the compiler, for which all is available; so is one over several lines.
    static func ask(_ condition: String, _ calls: [String], _ code: [UInt8], _ bytes: inout [UInt8], but taken: Set<Int> = [])
        -> Bool
    {
        let wanted = Array(condition.utf8)
        var isChanged = false
        var index = 0
        while index + wanted.count < code.count {
            defer { index += 1 }
            guard code[index] == wanted[0], code[index..<index + wanted.count].elementsEqual(wanted), !taken.contains(index),
                let release = release(code, index)
            else { continue }
            let texts = calls.map { Array("\($0)(\(release.numbers))".utf8) }
            guard let text = texts.first(where: { $0.count <= release.end - index }) else { continue }
            for offset in index..<release.end { bytes[offset] = offset - index < text.count ? text[offset - index] : 0x20 }
            isChanged = true
        }
        return isChanged
    }
}
