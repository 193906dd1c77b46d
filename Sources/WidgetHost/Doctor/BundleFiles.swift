import Foundation

/// The files that one bundle is made of, staged or in their sources.
package struct BundleFiles: Hashable, Sendable {
    package var info: URL
    /// The file in which entitlements are, or would be.
    package var entitlements: URL
    /// The folder in which executables are looked for.
    package var executables: URL

    /// A staged bundle.
    package init(folder: URL) {
        info = folder.appendingPathComponent("Info.plist")
        entitlements = folder.appendingPathComponent(ExtensionBundle.entitlements)
        executables = folder
    }

    /// A product before it is staged: its property lists beside its source.
    /// - Parameter build: where executables are built.
    package init(source: URL, build: URL) {
        info = source.appendingPathComponent("Info.plist")
        let files = (try? FileManager.default.contentsOfDirectory(atPath: source.path)) ?? []
        let name = files.sorted().first { $0.hasSuffix(".entitlements") } ?? "none.entitlements"
        entitlements = source.appendingPathComponent(name)
        executables = build
    }

    /// What a product's name says: that of the folder of `App` or `Widgets`, and its own.
    private var product: BundleFilling {
        let source = info.deletingLastPathComponent()
        return BundleFilling(
            executable: source.deletingLastPathComponent().lastPathComponent + source.lastPathComponent, prefix: nil)
    }

    var hasEntitlements: Bool { FileManager.default.fileExists(atPath: entitlements.path) }

    /// The languages that a staged bundle has texts in, as its folders name them, in their order; nothing before it is staged.
    var languages: [String] {
        let folder = info.deletingLastPathComponent()
        guard folder == executables else { return [] }
        let files = FileManager.default
        return ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).sorted().compactMap { name in
            guard name.hasSuffix(".lproj"), name != "Base.lproj" else { return nil }
            let texts = (try? files.contentsOfDirectory(atPath: folder.appendingPathComponent(name).path)) ?? []
            return texts.contains { $0.hasSuffix(".strings") || $0.hasSuffix(".stringsdict") } ? String(name.dropLast(6)) : nil
        }
    }

    func identity() throws(BundleError) -> BundleIdentity {
        let executables = executables
        let filling = executables == info.deletingLastPathComponent() ? BundleFilling(folder: executables) : product
        let identity = try BundleIdentity(info: info, entitlements: entitlements, filling: filling) {
            executables.appendingPathComponent($0)
        }
        guard FileManager.default.isExecutableFile(atPath: identity.executable.path) else {
            throw .missingFile(identity.executable.path, of: identity.identifier)
        }
        return identity
    }

    /// The line on which a key stands in a property list; keys of entitlements have dots, those of an `Info.plist` name a path by them.
    static func line(of key: String, in file: String) -> Int? {
        guard let data = FileManager.default.contents(atPath: file), data.count <= PropertyListFile.largest else { return nil }
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let names = [key] + key.split(separator: ".").reversed().map(String.init)
        for name in names {
            if let found = lines.firstIndex(where: { $0.contains("<key>\(name)</key>") }) { return found + 1 }
        }
        return nil
    }
}

extension DoctorFinding {
    /// What a bundle was refused for.
    init(_ error: BundleError, app: String?, extension: String? = nil) {
        var file: String?, line: Int?
        switch error {
        case .unreadable(let path, _), .tooLarge(let path, _, _), .notXML(let path), .tooDeep(let path, _): (file, line) = (path, 1)
        case .missingKey(let path, _): file = path
        case .wrongValue(let path, let key, _, _): (file, line) = (path, BundleFiles.line(of: key, in: path))
        case .missingFile, .unknownProduct, .notOurApp: break
        }
        self.init(.error, CauseCode(error), "\(error)", app: app, extension: `extension`, file: file, line: line)
    }
}
