import Foundation

/// A bundle's property list as Xcode would put it there: the target's file with settings filled in, and what settings generate.
struct InfoPlist {
    private(set) var values: [String: PropertyList] = [:]
    private(set) var notes: [ProjectNote] = []

    /// - Parameters:
    ///   - file: the target's own; nil where all is generated.
    ///   - stated: what goes before the file's, since the file is made of it.
    ///   - generates: whether `INFOPLIST_KEY_…` settings go into it.
    init(file: URL?, stated: [String: PropertyList] = [:], settings: BuildSettings, generates: Bool) {
        if file != nil || !stated.isEmpty {
            do throws(ProjectError) {
                var read: [String: PropertyList] = [:]
                if let file {
                    guard let own = try PropertyList(file: file).values else {
                        throw .unreadable(file: file.path, reason: "it is no dictionary")
                    }
                    read = own
                }
                read.merge(stated) { $1 }
                var undefined: Set<String> = []
                values = read.mapValues { value in value.mapTexts { settings.expand($0) { if !$0.isEmpty { undefined.insert($0) } } } }
                notes += undefined.sorted().map {
                    ProjectNote(.unresolved, "nothing defines the setting \($0); as in Xcode, nothing stands for it", file: file)
                }
            } catch {
                notes.append(ProjectNote(.settings, "\(error)", file: file))
            }
        }
        if generates { generate(settings) }
        complete(settings)
    }

    private mutating func generate(_ settings: BuildSettings) {
        let prefix = "INFOPLIST_KEY_"
        for key in settings.keys.sorted() where key.hasPrefix(prefix) {
            let name = String(key.dropFirst(prefix.count))
            // Settings with these suffixes are meant for other devices.
            guard values[name] == nil, !name.hasSuffix("_Generation"), !name.hasSuffix("_iPad"), let text = settings[key] else { continue }
            let plain = name.hasSuffix("_iPhone") ? String(name.dropLast(7)) : name
            guard values[plain] == nil else { continue }
            values[plain] = Self.value(text, of: plain)
        }
        let made = [
            "CFBundleShortVersionString": settings["MARKETING_VERSION"], "CFBundleVersion": settings["CURRENT_PROJECT_VERSION"],
            "CFBundleInfoDictionaryVersion": "6.0", "CFBundleName": settings["PRODUCT_NAME"],
            "CFBundleDevelopmentRegion": settings["DEVELOPMENT_LANGUAGE"],
        ]
        for (key, value) in made where values[key] == nil { values[key] = value.map { .string($0) } }
    }

    /// Adds what every bundle here has to have, also where its file lacks it.
    private mutating func complete(_ settings: BuildSettings) {
        func set(_ key: String, _ value: String?) {
            if let text = values[key]?.text, !text.isEmpty { return }
            values[key] = value.map { .string($0) }
        }
        set("CFBundleExecutable", settings["EXECUTABLE_NAME"])
        set("CFBundleIdentifier", settings["PRODUCT_BUNDLE_IDENTIFIER"])
        set("CFBundlePackageType", settings["PRODUCT_BUNDLE_PACKAGE_TYPE"])
        set("CFBundleDevelopmentRegion", settings["DEVELOPMENT_LANGUAGE"])
        set("CFBundleName", settings["PRODUCT_NAME"])
        set("MinimumOSVersion", settings["IPHONEOS_DEPLOYMENT_TARGET"])
        if values["UIDeviceFamily"] == nil, let families = settings["TARGETED_DEVICE_FAMILY"] {
            values["UIDeviceFamily"] = .array(families.split { !$0.isNumber }.compactMap { Int($0) }.map { .integer($0) })
        }
        values["CFBundleIdentifier"] = values["CFBundleIdentifier"]?.text.map { .string(BundleIdentifier.clean($0)) }
    }

    private static func value(_ text: String, of key: String) -> PropertyList {
        if ["UISupportedInterfaceOrientations", "UIRequiredDeviceCapabilities", "NSUserActivityTypes"].contains(key) {
            return .array(SettingList.words(text).map { .string($0) })
        }
        switch text {
        case "YES": return .bool(true)
        case "NO": return .bool(false)
        default: return .string(text)
        }
    }
}

/// Identifiers of bundles and groups.
enum BundleIdentifier {
    /// A text with everything replaced that an identifier cannot have: accents, emoji, spaces and doubled dots.
    static func clean(_ text: String) -> String {
        var cleaned = ""
        for character in text.trimmingWhitespace() {
            let isKept = character.isASCII && (character.isLetter || character.isNumber || character == "-" || character == ".")
            if character == ".", cleaned.isEmpty || cleaned.hasSuffix(".") { continue }
            cleaned.append(isKept ? character : "-")
        }
        while cleaned.hasSuffix(".") { cleaned.removeLast() }
        return String(cleaned.prefix(150))
    }

    static func isGroup(_ text: String) -> Bool {
        text.hasPrefix("group.") && text.count > 6 && text.utf8.count <= 155 && !text.hasSuffix(".") && !text.contains("..")
            && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-._".contains($0)) }
    }
}
