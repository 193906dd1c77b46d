import Foundation
import FoundationMissing
import Synchronization

// Where a language has an `InfoPlist.strings`, Foundation on Linux takes that for all that a bundle says of itself:
// `object(forInfoDictionaryKey:)` then knows no other key. On Apple's systems its texts stand over those of `Info.plist`.

@_silgen_name("CFBundleGetInfoDictionary")
private func information(_: UnsafeRawPointer) -> UnsafeRawPointer?

@_silgen_name("CFBundleCopyResourcesDirectoryURL")
private func copyResourcesFolder(_: UnsafeRawPointer) -> UnsafeRawPointer?

@_silgen_name("CFBundleGetDevelopmentRegion")
private func developmentRegion(_: UnsafeRawPointer) -> UnsafeRawPointer?

/// The localized information of each bundle, nil of one without texts of its own, kept as long as the process: callers do not release it.
private let told = Mutex<[UInt: Kept?]>([:])

/// A dictionary that is never changed.
private struct Kept: @unchecked Sendable { let dictionary: NSDictionary }

/// Stands before Core Foundation's function of this name: all that a bundle's `Info.plist` says, with the texts of its `InfoPlist.strings`
/// over it, in the language that suits the host's best. Not retained; nil where the bundle has no such texts.
@_cdecl("CFBundleGetLocalInfoDictionary")
public func vitrineLocalInformation(_ bundle: UnsafeRawPointer) -> UnsafeRawPointer? {
    typealias Get = @convention(c) (UnsafeRawPointer) -> UnsafeRawPointer?
    let key = UInt(bitPattern: bundle)
    let known = told.withLock { $0[key] }
    // Another thread may be as quick: what anybody has got stays.
    let kept =
        known
        ?? {
            let made = joined(bundle, own: nextFunction("CFBundleGetLocalInfoDictionary", as: Get.self)?(bundle))
            return told.withLock { told in
                let first = told[key] ?? made
                told[key] = .some(first)
                return first
            }
        }()
    return kept.map { UnsafeRawPointer(Unmanaged.passUnretained($0.dictionary).toOpaque()) }
}

/// Everything that a bundle says of itself; nil where it has no texts of its own.
/// - Parameter own: what Core Foundation takes for them: it knows no language but the one that a bundle was first written in.
private func joined(_ bundle: UnsafeRawPointer, own: UnsafeRawPointer?) -> Kept? {
    guard let all = information(bundle).map(texts) else { return nil }
    var local = own.map(texts) ?? [:]
    let names = Set(all.keys).union(local.keys).union(["CFBundleDisplayName", "CFBundleName"])
    local.merge(chosen(names, bundle)) { $1 }
    guard !local.isEmpty else { return nil }
    return Kept(dictionary: NSDictionary(dictionary: all.merging(local) { $1 }))
}

private func texts(_ dictionary: UnsafeRawPointer) -> [String: Any] {
    var texts: [String: Any] = [:]
    Unmanaged<NSDictionary>.fromOpaque(dictionary).takeUnretainedValue().enumerateKeysAndObjects(options: []) { key, value, _ in
        if let key = key as? String { texts[key] = value }
    }
    return texts
}

/// The texts of those names in the language that suits the host's best; none where it named none.
private func chosen(_ names: Set<String>, _ bundle: UnsafeRawPointer) -> [String: String] {
    guard let languages = ProcessLocale.current?.languages, let resources = copyResourcesFolder(bundle) else { return [:] }
    let folder = Unmanaged<NSURL>.fromOpaque(resources).takeRetainedValue().absoluteURL ?? URL(fileURLWithPath: "/")
    let development = developmentRegion(bundle).map(PropertyListBytes.string)
    var texts: [String: String] = [:]
    for name in names {
        let found = LocalizedText.find(
            name, table: "InfoPlist", folders: [folder], development: development, languages: languages)
        texts[name] = found?.entry.text
    }
    return texts
}
