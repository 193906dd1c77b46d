import AssetSymbols
import Foundation
import XcodeProject

/// Puts `NAME.appex`, or of an app `NAME.app` without its extensions, together as the host installs and starts it: program, library, property lists and resources.
package struct ExtensionStaging {
    let target: WidgetTarget
    let program: URL
    let libraries: [URL]
    /// The pictures of PDF and SVG files in its asset catalogues.
    let pictures: VectorPictures
    /// The stamp of what the program was made of.
    let stamp: String
    /// Sources that were compiled as copies: the originals' paths by the copies'.
    var originals: [String: String] = [:]

    /// The name under which the host reads entitlements; Xcode's own.
    private static let entitlements = "archived-expanded-entitlements.xcent"
    private static let record = ".made-of"
    /// The name under which the host reads which sources its debug information means.
    private static let sources = ".sources.json"

    /// Changes with all that a bundle that was put together is made of; nil for other bundles.
    package static func stamp(of bundle: URL) -> String? {
        try? String(contentsOf: bundle.appendingPathComponent(record), encoding: .utf8)
    }

    func stage(in place: URL) throws -> URL {
        let files = FileManager.default
        let bundle = place.appendingPathComponent("\(executable).\(target.code.isApp ? "app" : "appex")", isDirectory: true)
        let made = resourceStamp
        if (try? String(contentsOf: bundle.appendingPathComponent(Self.record), encoding: .utf8)) == made { return bundle }
        let fresh = place.appendingPathComponent(".new-\(UUID().uuidString).appex", isDirectory: true)
        try files.createDirectory(at: fresh, withIntermediateDirectories: true)
        defer { try? files.removeItem(at: fresh) }
        try link(program, to: fresh.appendingPathComponent(executable))
        let code = try Data(contentsOf: program, options: .mappedIfSafe)
        // A program names the libraries that it is linked with.
        for library in libraries where code.range(of: Data(library.lastPathComponent.utf8)) != nil {
            try link(library, to: fresh.appendingPathComponent(library.lastPathComponent))
        }
        try info.xml().write(to: fresh.appendingPathComponent("Info.plist"))
        if let entitlements = target.entitlements { try entitlements.xml().write(to: fresh.appendingPathComponent(Self.entitlements)) }
        try copy(target.code.resources, to: fresh)
        // A process reads a data model as Xcode wrote it.
        for model in ([target.code] + target.modules).flatMap(\.dataModels) {
            let place = fresh.appendingPathComponent(model.lastPathComponent)
            if !files.fileExists(atPath: place.path) { try? files.copyItem(at: model.resolvingSymlinksInPath(), to: place) }
            // Code asks the bundle for what Xcode compiles it to, and reads the model under that name.
            let compiled = place.deletingPathExtension().appendingPathExtension(model.pathExtension == "xcdatamodeld" ? "momd" : "mom")
            try files.createDirectory(at: compiled, withIntermediateDirectories: true)
        }
        for module in target.modules where !module.resources.isEmpty {
            // A framework's resources lie in the framework; what code asks `Bundle(for:)` for is the main bundle here.
            let folder =
                module.package == nil ? fresh : fresh.appendingPathComponent(GeneratedSources.bundleName(of: module), isDirectory: true)
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            try copy(module.resources, to: folder)
        }
        if !originals.isEmpty { try JSONEncoder().encode(originals).write(to: fresh.appendingPathComponent(Self.sources)) }
        try Data(made.utf8).write(to: fresh.appendingPathComponent(Self.record))
        if files.fileExists(atPath: bundle.path) { try files.removeItem(at: bundle) }
        try files.moveItem(at: fresh, to: bundle)
        return bundle
    }

    private var executable: String { Self.executable(of: target) }

    /// The executable's name, as long as it can be a file's.
    package static func executable(of target: WidgetTarget) -> String {
        let name = target.info["CFBundleExecutable"]?.text ?? target.code.module
        return name.isEmpty || name.contains("/") || name.hasPrefix("-") || name.utf8.count > 200 ? target.code.module : name
    }

    private var info: PropertyList {
        var values = target.info.values ?? [:]
        values["CFBundleExecutable"] = .string(executable)
        if target.code.isApp {
            values["VitrineForeign"] = .bool(true)
            values["VitrineModule"] = .string(target.code.module)
        }
        return .dictionary(values)
    }

    private var resourceStamp: String {
        var stamp = Stamp()
        stamp.add(self.stamp)
        stamp.add(info.xml())
        stamp.add(target.entitlements?.xml() ?? Data())
        // A picture that could not be made before may be there now.
        for picture in pictures.files.values.flatMap(\.values).map(\.path).sorted() { stamp.add(picture) }
        let modules = [target.code] + target.modules
        for file in modules.flatMap({ $0.resources.map(\.file) + $0.dataModels }) {
            stamp.add(dateOf: file)
            for path in (FileManager.default.enumerator(atPath: file.path)?.compactMap { $0 as? String } ?? []).sorted() {
                stamp.add(dateOf: file.appendingPathComponent(path))
            }
        }
        return stamp.text
    }

    // MARK: Resources

    private func copy(_ resources: [SourceModule.Resource], to folder: URL) throws {
        let files = FileManager.default
        for resource in resources where files.fileExists(atPath: resource.file.path) {
            var place = folder
            // Texts in the language that is everybody's lie outside the others' folders.
            if let language = resource.language {
                place = folder.appendingPathComponent("\(language).lproj", isDirectory: true)
                try files.createDirectory(at: place, withIntermediateDirectories: true)
            }
            let name = resource.file.lastPathComponent
            var copy = place.appendingPathComponent(name), number = 1
            // Two catalogues of one name are one to Xcode.
            while files.fileExists(atPath: copy.path) {
                number += 1
                copy = place.appendingPathComponent("\(resource.file.deletingPathExtension().lastPathComponent)-\(number)")
                    .appendingPathExtension(resource.file.pathExtension)
            }
            if name == "InfoPlist.xcstrings", let text = files.contents(atPath: resource.file.path) {
                try InformationTexts.write(text, to: folder)
            }
            if copy.pathExtension == "xcstrings", let text = files.contents(atPath: resource.file.path),
                let numbered = NamedPlaceholders.numbered(text)
            {
                try numbered.write(to: copy)
                continue
            }
            try files.copyItem(at: resource.file.resolvingSymlinksInPath(), to: copy)
            if copy.pathExtension == "xcassets" { try addPictures(of: resource.file, to: copy) }
        }
    }

    /// Each lies beside its file: `icon.pdf@2x.png`.
    private func addPictures(of catalog: URL, to copy: URL) throws {
        for (path, made) in pictures.paths(in: catalog) {
            for (suffix, picture) in made {
                let place = copy.appendingPathComponent(path + suffix)
                if !FileManager.default.fileExists(atPath: place.path) { try link(picture, to: place) }
            }
        }
    }

    /// Hard-links a file where the file system can, so that processes share its pages; copies it otherwise.
    private func link(_ file: URL, to target: URL) throws {
        do {
            try FileManager.default.linkItem(at: file, to: target)
        } catch {
            try FileManager.default.copyItem(at: file, to: target)
        }
    }
}
