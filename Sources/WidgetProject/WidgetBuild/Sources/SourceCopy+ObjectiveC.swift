import Foundation
import XcodeProject

extension SourceCopy {
    /// `override private init(entity:…)` of a managed object: the initialiser by which ours are made is required, where Apple's is called
    /// through Objective-C.
    static func requireInitializers(_ code: [UInt8], _ bytes: inout [UInt8]) -> Bool {
        guard code.hold("init(entity") else { return false }
        var isChanged = false
        lines(code) { line in
            let text = String(decoding: code[line], as: UTF8.self)
            guard let place = text.range(of: "init(entity") else { return }
            let before = text[..<place.lowerBound].split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") })
            guard let override = before.first(where: { $0 == "override" }) else { return }
            for word in before where ["override", "private", "fileprivate"].contains(word) {
                let start = line.lowerBound + text.utf8.distance(from: text.startIndex, to: word.startIndex)
                let other = word == override ? "required" : String(repeating: " ", count: word.utf8.count)
                for (offset, byte) in other.utf8.enumerated() { bytes[start + offset] = byte }
            }
            isChanged = true
        }
        return isChanged
    }

    /// `#keyPath(Tide.harbour.name)` is the text `"harbour.name"`, which Objective-C makes of it: without the types that it begins with.
    static func nameKeyPaths(_ code: [UInt8], _ bytes: inout [UInt8]) -> Bool {
        let start = Array("#keyPath(".utf8)
        var isChanged = false, index = 0
        while let place = code[index...].firstIndex(of: start[0]) {
            index = place + 1
            let open = place + start.count
            guard code[place...].starts(with: start), let close = code[open...].firstIndex(of: UInt8(ascii: ")")) else { continue }
            let names = String(decoding: code[open..<close], as: UTF8.self).split(separator: ".").map { $0.drop { $0 == " " } }
            let path = names.drop { $0.first?.isUppercase ?? true }.joined(separator: ".").filter { $0 != " " }
            guard !path.isEmpty, path.utf8.allSatisfy({ isName($0) || $0 == UInt8(ascii: ".") }) else { continue }
            for offset in place...close { bytes[offset] = 0x20 }
            for (offset, byte) in "\"\(path)\"".utf8.enumerated() { bytes[place + offset] = byte }
            isChanged = true
        }
        return isChanged
    }

    /// `#selector(getter: Tide.height)` is `Selector(reads: "Tide.height")`: of a property of a type's objects a selector has the name.
    static func nameAccessors(_ code: [UInt8], _ bytes: inout [UInt8]) -> Bool {
        var isChanged = false
        for (word, label) in [("getter", "reads: "), ("setter", "writes:")] where code.hold("#selector(\(word): ") {
            let start = Array("#selector(\(word): ".utf8)
            var index = 0
            while let place = code[index...].firstIndex(of: start[0]) {
                index = place + 1
                let open = place + start.count
                guard code[place...].starts(with: start), let close = code[open...].firstIndex(of: UInt8(ascii: ")")),
                    code[open..<close].allSatisfy({ isName($0) || $0 == UInt8(ascii: ".") }),
                    code[open..<close].contains(UInt8(ascii: ".")), (0x41...0x5A).contains(code[open])
                else { continue }
                let text = "Selector(\(label)\"" + String(decoding: code[open..<close], as: UTF8.self) + "\")"
                for (offset, byte) in text.utf8.enumerated() { bytes[place + offset] = byte }
                isChanged = true
            }
        }
        return isChanged
    }

    /// `override func observeValue(forKeyPath:…)` overrides nothing: what an object has of Objective-C's is an extension here.
    static func loosenObservers(_ code: [UInt8], _ bytes: inout [UInt8]) -> Bool {
        var isChanged = false
        lines(code) { line in
            let text = String(decoding: code[line], as: UTF8.self)
            guard let place = text.range(of: "func observeValue("), let word = text[..<place.lowerBound].range(of: "override") else {
                return
            }
            let start = line.lowerBound + text.utf8.distance(from: text.startIndex, to: word.lowerBound)
            for offset in 0..<"override".utf8.count { bytes[start + offset] = 0x20 }
            isChanged = true
        }
        return isChanged
    }
}
