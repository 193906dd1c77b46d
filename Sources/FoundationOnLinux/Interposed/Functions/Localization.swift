import Foundation
import FoundationMissing

// Foundation on Linux takes a bundle's texts in the language they were first written in. With a locale from the host, `NSLocalizedString`
// and `Bundle.localizedString` find them in its language.

@_silgen_name("CFBundleCopyResourcesDirectoryURL")
private func copyResourcesFolder(_: UnsafeRawPointer) -> UnsafeRawPointer?

@_silgen_name("CFBundleGetDevelopmentRegion")
private func developmentRegion(_: UnsafeRawPointer) -> UnsafeRawPointer?

/// Stands before Core Foundation's function of this name: a key's text in the language that suits the host's languages best, or else the
/// fallback, or the key. Retained. Where the host named no locale, Foundation answers.
@_cdecl("CFBundleCopyLocalizedString")
public func vitrineCopyLocalizedString(
    _ bundle: UnsafeRawPointer, _ key: UnsafeRawPointer?, _ value: UnsafeRawPointer?, _ table: UnsafeRawPointer?
) -> UnsafeRawPointer? {
    typealias Copy = @convention(c) (UnsafeRawPointer, UnsafeRawPointer?, UnsafeRawPointer?, UnsafeRawPointer?) -> UnsafeRawPointer?
    guard let languages = ProcessLocale.current?.languages, let key, let resources = copyResourcesFolder(bundle) else {
        return nextFunction("CFBundleCopyLocalizedString", as: Copy.self)?(bundle, key, value, table)
    }
    let name = PropertyListBytes.string(key)
    let tableName = table.map(PropertyListBytes.string) ?? ""
    let folder = Unmanaged<NSURL>.fromOpaque(resources).takeRetainedValue().absoluteURL ?? URL(fileURLWithPath: "/")
    // One language's folder, opened as a bundle, is asked for that language whatever the process's.
    let language = folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : nil
    let isMain = folder.standardizedFileURL.path == (Bundle.main.resourceURL ?? Bundle.main.bundleURL).standardizedFileURL.path
    let found = LocalizedText.find(
        name, table: tableName.isEmpty ? "Localizable" : tableName,
        folders: language != nil ? [folder.deletingLastPathComponent()] : isMain ? Bundle.main.resourceFolders : [folder],
        development: developmentRegion(bundle).map(PropertyListBytes.string), languages: language.map { [$0] } ?? languages)
    let fallback = value.map(PropertyListBytes.string) ?? ""
    return retained((found.map(PluralStrings.string) ?? (fallback.isEmpty ? name : fallback)) as NSString)
}

/// Stands before Core Foundation's function of this name: of some localizations the one that suits the host's languages best, alone in an
/// array. Retained. Where none does, or the host named no locale, Foundation answers.
@_cdecl("CFBundleCopyPreferredLocalizationsFromArray")
public func vitrineCopyPreferredLocalizations(_ existing: UnsafeRawPointer) -> UnsafeRawPointer? {
    typealias Copy = @convention(c) (UnsafeRawPointer) -> UnsafeRawPointer?
    let names = Unmanaged<NSArray>.fromOpaque(existing).takeUnretainedValue().compactMap { $0 as? String }
    if let languages = ProcessLocale.current?.languages,
        let best = LanguageChoice.order(names, wanted: languages, development: nil).first
    {
        return retained([best as NSString] as NSArray)
    }
    return nextFunction("CFBundleCopyPreferredLocalizationsFromArray", as: Copy.self)?(existing)
}

private func retained(_ object: NSObject) -> UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passRetained(object).toOpaque()) }
