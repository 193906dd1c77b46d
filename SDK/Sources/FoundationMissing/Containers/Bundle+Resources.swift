import Foundation

extension Bundle {
    /// Stands for `urls(forResourcesWithExtension:subdirectory:)` of Apple's systems: this machine's Foundation gives objects.
    public func _url(forResourcesWithExtension ext: String?, subdirectory subpath: String?) -> [URL]? {
        urls(forResourcesWithExtension: ext, subdirectory: subpath)?.map { $0 as URL }
    }
    /// Returns the URLs of the resources with a filename extension, in a localization.
    public func _url(forResourcesWithExtension ext: String?, subdirectory subpath: String?, localization localizationName: String?)
        -> [URL]?
    { urls(forResourcesWithExtension: ext, subdirectory: subpath, localization: localizationName)?.map { $0 as URL } }

    /// The folders of its resources. An executable built by SwiftPM has its own beside it, in `<package>_<name>.resources`; an Xcode
    /// target has them in the main bundle, where its source looks for them.
    package var resourceFolders: [URL] {
        let folder = resourceURL ?? bundleURL
        guard self === Bundle.main, let name = executableURL?.lastPathComponent else { return [folder] }
        return Self.resourceFolders(in: folder, executable: name)
    }

    /// The languages that it says it has, and those it has texts in, by the names of their folders; and the one it was first written in.
    package var spokenLanguages: (languages: [String], development: String?) {
        // `object(forInfoDictionaryKey:)` would look for a text in the process's language, which is what is being determined here.
        let development = infoDictionary?["CFBundleDevelopmentRegion"] as? String
        var found = Set(infoDictionary?["CFBundleLocalizations"] as? [String] ?? [])
        for folder in resourceFolders {
            for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
                if name.hasSuffix(".lproj") { found.insert(String(name.dropLast(6))) }
                guard name.hasSuffix(".xcstrings") else { continue }
                found.formUnion(TableFile.catalog(folder.appendingPathComponent(name))?.languages ?? [])
            }
        }
        return (found.sorted(), development)
    }

    /// The resource folders of a bundle that is another process's.
    /// - Parameter executable: its name.
    package static func resourceFolders(in folder: URL, executable name: String) -> [URL] {
        let own = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
            .filter { $0.hasSuffix("_\(name).resources") }
        return [folder] + own.map { folder.appendingPathComponent($0, isDirectory: true) }
    }
}

extension Bundle {
    /// What `#bundle` becomes: the resources of a package's target stand in a bundle of their own, beside the executable; those of an app or
    /// an extension in the main one.
    /// - Parameter source: a file's identifier, which begins with its module.
    public static func _resources(ofSource source: String) -> Bundle {
        let module = source.prefix { $0 != "/" }
        let folders = (try? FileManager.default.contentsOfDirectory(at: Bundle.main.bundleURL, includingPropertiesForKeys: nil)) ?? []
        let own = folders.filter { ["resources", "bundle"].contains($0.pathExtension) }
            .first { $0.deletingPathExtension().lastPathComponent.hasSuffix("_\(module)") }
        return own.flatMap { Bundle(url: $0) } ?? .main
    }
}
