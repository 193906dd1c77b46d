import Foundation

/// Facts about widgets in a Swift file, found without compiling it.
package struct SourceFacts: Hashable, Sendable {
    /// The names of types that are said to be a `Widget`, and that a bundle elsewhere may name.
    package var widgets: [String] = []
    /// The names of types that are said to be a `WidgetBundle`.
    package var bundles: [String] = []
    /// Whether `@main` stands before something.
    package var hasMain = false
    /// Whether a `@main` of the file is the entry point of an app.
    package var isAppMain = false
    /// Whether a `@main` of the file is the entry point of widgets.
    package var isWidgetMain = false
    /// Whether the file has a `#Preview`, or a type that is said to be a `PreviewProvider`.
    package var hasPreview = false
    /// The modules that are imported.
    package var imports: Set<String> = []
    /// The modules among these that whoever imports this one sees too (`@_exported import`).
    package var exported: Set<String> = []
    /// The modules that `canImport` asks for.
    package var asked: Set<String> = []

    package init(_ source: String) {
        let code = CodeText(source).text
        let words = Self.words(code)
        hasPreview = code.contains("#Preview")
        for (place, word) in words.enumerated() {
            switch word {
            case "main" where place > 0 && words[place - 1] == "@": hasMain = true
            case "UIApplicationMain", "NSApplicationMain": if place > 0, words[place - 1] == "@" { (hasMain, isAppMain) = (true, true) }
            case "import":
                guard let module = Self.module(words[(place + 1)...].prefix(4)) else { continue }
                imports.insert(module)
                if words[..<place].suffix(2).elementsEqual(["@", "_exported"]) { exported.insert(module) }
            case "canImport" where place + 2 < words.count: asked.insert(String(words[place + 2]))
            case "struct", "class", "enum", "actor":
                guard place + 2 < words.count, words[place + 2] == ":" else { continue }
                let name = String(words[place + 1])
                let parents = words[(place + 3)...].prefix { $0 != "{" && $0 != "where" }.filter { $0 != "," }
                let isPrivate = words[..<place].suffix(2).contains { $0 == "private" || $0 == "fileprivate" }
                if parents.contains("Widget"), !isPrivate { widgets.append(name) }
                if parents.contains("WidgetBundle") { bundles.append(name) }
                if parents.contains("PreviewProvider") { hasPreview = true }
                guard Self.isMarked(words[..<place]) else { continue }
                if parents.contains(where: Self.isApp) { isAppMain = true }
                if parents.contains("Widget") || parents.contains("WidgetBundle") { isWidgetMain = true }
            default: break
            }
        }
    }

    /// Whether a type that is said to be this is an app, or an app's delegate.
    package static func isApp(_ parent: Substring) -> Bool {
        parent == "App" || parent.hasSuffix("AppDelegate") || parent.hasSuffix("ApplicationDelegate")
    }

    /// `@main` stands among the few words before a type.
    private static func isMarked(_ before: ArraySlice<Substring>) -> Bool {
        let last = Array(before.suffix(6))
        return last.indices.dropFirst().contains { last[$0] == "main" && last[$0 - 1] == "@" }
    }

    /// The module that `import M` or `import struct M.T` names.
    private static func module(_ words: ArraySlice<Substring>) -> String? {
        let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias", "actor"]
        return words.first { !kinds.contains(String($0)) }.map(String.init)
    }

    /// Names and single signs.
    private static func words(_ code: String) -> [Substring] {
        let bytes = code.utf8
        var words: [Substring] = [], index = bytes.startIndex
        while index < bytes.endIndex {
            let start = index, isName = CodeText.isName(bytes[index])
            bytes.formIndex(after: &index)
            if isName {
                while index < bytes.endIndex, CodeText.isName(bytes[index]) { bytes.formIndex(after: &index) }
            } else if [0x20, 9, 10, 13].contains(bytes[start]) {
                continue
            }
            words.append(code[start..<index])
        }
        return words
    }

    /// The facts of those files that can be read.
    static func all(_ files: [URL]) -> [(file: URL, facts: SourceFacts)] {
        files.compactMap { file in (try? ProjectFiles.text(file)).map { (file, SourceFacts($0)) } }
    }
}
