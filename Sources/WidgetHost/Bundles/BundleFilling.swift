import Foundation

/// What Xcode fills into an `Info.plist` from a target's settings, where the bundle itself leaves one answer.
///
/// A new target of Xcode's has an `Info.plist` with an extension point and nothing else, or with build settings in parentheses.
struct BundleFilling {
    /// Settings that stand for the name of the executable.
    static let names = ["EXECUTABLE_NAME", "PRODUCT_NAME", "TARGET_NAME"]
    static let identifiers = ["PRODUCT_BUNDLE_IDENTIFIER"]

    /// The executable's name; nil where there are several answers, or none.
    var executable: String?
    /// What an identifier begins with, without the dot; nil where it cannot be told.
    var prefix: String?

    /// Nothing is known but what the list says.
    static let none = BundleFilling(executable: nil, prefix: nil)

    init(executable: String?, prefix: String?) {
        self.executable = executable
        self.prefix = prefix
    }

    /// Finds what fills a bundle on disk: its only program, or that of its own name; and the identifier of the app around an extension.
    init(folder: URL) {
        let files = FileManager.default
        let names = ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).filter { name in
            let path = folder.appendingPathComponent(name).path
            var isFolder: ObjCBool = false
            return BundleNames.isFileName(name) && !name.hasSuffix(".so") && files.fileExists(atPath: path, isDirectory: &isFolder)
                && !isFolder.boolValue && files.isExecutableFile(atPath: path)
        }
        let own = folder.deletingPathExtension().lastPathComponent
        executable = names.contains(own) ? own : names.count == 1 ? names[0] : nil
        guard folder.pathExtension == "appex" else {
            prefix = nil
            return
        }
        let plugIns = folder.deletingLastPathComponent()
        guard plugIns.lastPathComponent == "PlugIns" else {
            // An extension alone shares its name with nobody.
            prefix = "local"
            return
        }
        let app = try? PropertyListFile(plugIns.deletingLastPathComponent().appendingPathComponent("Info.plist"))
        prefix = (try? app?.optionalString("CFBundleIdentifier")) ?? nil
    }

    /// The identifier of a bundle with this executable.
    func identifier(_ executable: String) -> String? {
        let name = String(executable.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") ? $0 : "-" })
        return prefix.map { "\($0).\(name)" }.flatMap { BundleNames.isIdentifier($0) ? $0 : nil }
    }
}
