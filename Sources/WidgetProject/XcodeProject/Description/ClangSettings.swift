import Foundation

/// The settings with which a module's C and C++ is compiled, and what Swift sees of it.
package struct ClangSettings: Hashable, Sendable {
    /// The folder of the headers that others import; only C targets of packages have one.
    package var publicHeaders: URL?
    /// A module map that a package brings: of its public headers, or of a library of the system's.
    package var moduleMap: URL?
    /// The folders in which headers are looked for, in this order.
    package var headerFolders: [URL] = []
    /// `NAME` or `NAME=VALUE`.
    package var defines: [String] = []
    /// The standard of C, such as `gnu17`; nil is the compiler's own.
    package var standardOfC: String?
    /// The standard of C++, such as `gnu++20`; nil is the compiler's own.
    package var standardOfCPlusPlus: String?
    /// Libraries of the system's that are linked, such as `z`.
    package var libraries: [String] = []

    package init() {}

    private static let languages: Set = ["c", "cc", "cpp", "cxx"]

    /// Whether a source is C or C++, by its name.
    package static func compiles(_ file: URL) -> Bool { languages.contains(file.pathExtension) }

    /// A word that names a standard, so that it may stand in a flag.
    static func standard(_ word: String?) -> String? {
        guard let word, word != "compiler-default", word.count <= 12, word.hasPrefix("c") || word.hasPrefix("gnu") || word.hasPrefix("iso"),
            word.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "+" || $0 == ":" })
        else { return nil }
        return word
    }

    /// Whether a text is of the form `NAME` or `NAME=VALUE`.
    static func isDefine(_ text: String) -> Bool {
        let name = text.prefix { $0 != "=" && $0 != "(" }
        return TargetSettings.isIdentifier(String(name)) && text.utf8.count < 4096
    }
}

extension SourceModule {
    /// A package's target that has no Swift and is imported all the same.
    package var isC: Bool { clang.publicHeaders != nil || clang.moduleMap != nil }

    /// The module's sources that clang compiles here.
    package var clangSources: [URL] { foreignSources.filter(ClangSettings.compiles) }
}

extension TargetSettings {
    private static let mostFolders = 2000

    /// The settings with which a target of a project compiles its C.
    /// - Parameter headers: the project's own, which Xcode finds by their names wherever they lie.
    func clang(in project: ProjectFile, headers: [URL]) -> ClangSettings {
        var clang = ClangSettings()
        clang.defines = settings.list("GCC_PREPROCESSOR_DEFINITIONS").filter(ClangSettings.isDefine)
        clang.standardOfC = ClangSettings.standard(settings["GCC_C_LANGUAGE_STANDARD"])
        clang.standardOfCPlusPlus = ClangSettings.standard(settings["CLANG_CXX_LANGUAGE_STANDARD"])
        let stated = ["HEADER_SEARCH_PATHS", "USER_HEADER_SEARCH_PATHS"].flatMap { settings.list($0) }
        var folders: [URL] = []
        for path in stated {
            let isDeep = path.hasSuffix("/**")
            let plain = isDeep ? String(path.dropLast(3)) : path
            let folder = URL(fileURLWithPath: plain, isDirectory: true, relativeTo: project.folder).standardizedFileURL
            guard ProjectFiles.isFolder(folder) else { continue }
            folders.append(folder)
            if isDeep {
                let inside = Set(ProjectFiles.walk(folder).map { ($0 as NSString).deletingLastPathComponent }).sorted()
                folders += inside.filter { !$0.isEmpty }.map { folder.appendingPathComponent($0, isDirectory: true) }
            }
        }
        folders += headers.map { $0.deletingLastPathComponent() }
        var known: Set<String> = []
        clang.headerFolders = folders.filter { known.insert($0.path).inserted }.prefix(Self.mostFolders).map { $0 }
        return clang
    }
}
