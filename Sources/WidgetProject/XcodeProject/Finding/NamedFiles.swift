import Foundation

/// The files of an app that its widgets need, where no project says which: those that declare what the widgets name, and what these name.
struct NamedFiles {
    private struct File {
        let url: URL
        /// The names at top level, and those that it gives to types of others.
        var declared: Set<String> = []
        var used: Set<String> = []

        init?(_ url: URL, own types: Set<String>) {
            guard let text = try? ProjectFiles.text(url) else { return nil }
            self.url = url
            let code = CodeText(text).text
            used = Set(code.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
            var depth = 0, extended: Substring?
            for line in code.split(separator: "\n") {
                let isGiven = depth == 1 && extended.map { !types.contains(String($0)) } == true
                if depth == 0 || isGiven, let name = line.firstMatch(of: Self.declaration)?.1 { declared.insert(String(name)) }
                if depth == 0 { extended = line.firstMatch(of: /\bextension\s+(\w+)/)?.1 }
                depth += line.count { $0 == "{" } - line.count { $0 == "}" }
            }
        }

        private static var declaration: Regex<(Substring, Substring)> {
            /\b(?:struct|class|enum|protocol|actor|typealias|func|var|let)\s+(\w+)/
        }

        /// The types that a file declares at top level.
        static func types(_ url: URL) -> Set<String> {
            let code = (try? ProjectFiles.text(url)).map { CodeText($0).text } ?? ""
            return Set(code.matches(of: /\b(?:struct|class|enum|protocol|actor)\s+(\w+)/).map { String($0.1) })
        }
    }

    /// The files of the app that are needed, in their order.
    let needed: [URL]

    /// - Parameters:
    ///   - files: those of the app.
    ///   - own: those of the widgets.
    init(among files: [URL], by own: [URL]) {
        let types = files.reduce(into: Set<String>()) { $0.formUnion(File.types($1)) }
        let widgets = own.compactMap { File($0, own: types) }
        var declared = widgets.reduce(into: Set<String>()) { $0.formUnion($1.declared) }
        var used = widgets.reduce(into: Set<String>()) { $0.formUnion($1.used) }.subtracting(declared)
        var rest = files.compactMap { File($0, own: types) }, taken: Set<URL> = []
        while let place = rest.firstIndex(where: { !$0.declared.isDisjoint(with: used) }) {
            let file = rest.remove(at: place)
            taken.insert(file.url)
            declared.formUnion(file.declared)
            used = used.union(file.used).subtracting(declared)
        }
        needed = files.filter(taken.contains)
    }
}
