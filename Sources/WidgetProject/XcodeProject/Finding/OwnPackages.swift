import Foundation

/// Vitrine's own packages, which a package for a widget may depend on: what of them is compiled already is here for every widget, and
/// compiling it again would take minutes and make each module twice.
enum OwnPackages {
    /// The file by which they are known; it stands in the package of the library.
    private static let mark = "widget-source.flags"
    /// Targets beside those of the library that every widget is compiled and linked with, or that the library's neighbours hold.
    private static let brought: Set = [
        "CClockPage", "CFormatArguments", "CJavaScriptCore", "CLibcrypto", "CSQLite", "CVirtualClock", "Credentials", "FoundationOnLinux",
        "VitrineCommonCrypto", "VitrineCoreData", "VitrineCryptoKit", "VitrineCryptography", "VitrineDataModels", "VitrineJavaScriptCore",
        "VitrineKeychain", "VitrineSQLite3", "VitrineSecurity", "VitrineStoredColumns", "VitrineSwiftData",
    ]

    /// Whether a folder's package is one of them. What is compiled of it all the same is compiled for this machine, as what it stands on was.
    static func include(_ folder: URL) -> Bool {
        [mark, "SDK/\(mark)"].contains { ProjectFiles.exists(folder.appendingPathComponent($0)) }
    }

    /// Whether a target is here for every widget, compiled.
    static func bring(_ target: PackageManifest.Target, of manifest: PackageManifest) -> Bool {
        guard include(manifest.folder) else { return false }
        return brought.contains(target.name) || ProjectFiles.exists(manifest.folder.appendingPathComponent(mark))
    }
}
