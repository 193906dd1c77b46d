import Foundation

#if canImport(VitrineCJavaScriptCore)
    import VitrineCJavaScriptCore
#endif
#if canImport(JavaScriptCore) && !os(Linux)
    import JavaScriptCore
#endif

extension String {
    /// The text of a JavaScript string; half of a surrogate pair becomes U+FFFD.
    init(script text: JSStringRef) { self = scriptText(text) }

    /// Calls `body` with the text as JavaScript's.
    func withScriptString<Result>(_ body: (JSStringRef) -> Result) -> Result {
        let text: JSStringRef
        if utf8.contains(0) {
            // C's strings end at the first zero.
            let units = Array(utf16)
            text = JSStringCreateWithCharacters(units, units.count)
        } else {
            text = JSStringCreateWithUTF8CString(self)
        }
        defer { JSStringRelease(text) }
        return body(text)
    }
}

private func scriptText(_ text: JSStringRef) -> String {
    let size = JSStringGetMaximumUTF8CStringSize(text), length = JSStringGetLength(text)
    let copied = String(unsafeUninitializedCapacity: size) { buffer in
        let written = buffer.withMemoryRebound(to: CChar.self) { JSStringGetUTF8CString(text, $0.baseAddress, size) }
        return max(0, written - 1)
    }
    // A text with half a pair is cut short, or comes out empty.
    guard copied.utf16.count != length, let characters = JSStringGetCharactersPtr(text) else { return copied }
    return String(decoding: UnsafeBufferPointer(start: characters, count: length), as: UTF16.self)
}
