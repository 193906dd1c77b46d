import XcodeProject

extension SourceCopy {
    /// Functions as Objective-C has them are Swift's here: `@convention(block) (String) -> Void` is `(String) -> Void`. One that is handed to a
    /// script as an object, `unsafeBitCast(block, to: AnyObject.self)`, keeps what it takes and gives back.
    static func handFunctions(_ code: [UInt8], _ bytes: inout [UInt8]) -> Bool {
        guard code.hold("@convention(block)") || code.hold("import JavaScriptCore") else { return false }
        let text = String(decoding: code, as: UTF8.self)
        var isChanged = false
        func put(_ other: String, at place: Substring) {
            let start = text.utf8.distance(from: text.startIndex, to: place.startIndex)
            for (offset, byte) in other.utf8.enumerated() { bytes[start + offset] = byte }
            isChanged = true
        }
        for match in text.matches(of: /@convention\(block\)/) { put(String(repeating: " ", count: match.0.utf8.count), at: match.0) }
        for match in text.matches(of: /\b(unsafeBitCast)\([\w.]+,\s*to:\s*AnyObject\.self\)/) where code.hold("import JavaScriptCore") {
            put("_scriptObject", at: match.1)
        }
        return isChanged
    }
}
