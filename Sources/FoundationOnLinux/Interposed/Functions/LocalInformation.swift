import Foundation
import Synchronization

// Where a language has an `InfoPlist.strings`, Foundation on Linux takes that for all that a bundle says of itself:
// `object(forInfoDictionaryKey:)` then knows no other key. On Apple's systems its texts stand over those of `Info.plist`.

@_silgen_name("CFBundleGetInfoDictionary")
private func information(_: UnsafeRawPointer) -> UnsafeRawPointer?

/// What each bundle that has texts of its own says of itself, kept as long as the process: nobody releases what is got.
private let told = Mutex<[UInt: Kept]>([:])

/// A dictionary that is never changed.
private struct Kept: @unchecked Sendable { let dictionary: NSDictionary }

/// Stands before Core Foundation's function of this name: all that a bundle's `Info.plist` says, with the texts of a language's
/// `InfoPlist.strings` over it. Not retained; nil where the bundle has no such texts.
@_cdecl("CFBundleGetLocalInfoDictionary")
public func vitrineLocalInformation(_ bundle: UnsafeRawPointer) -> UnsafeRawPointer? {
    typealias Get = @convention(c) (UnsafeRawPointer) -> UnsafeRawPointer?
    guard let local = nextFunction("CFBundleGetLocalInfoDictionary", as: Get.self)?(bundle), let all = information(bundle) else {
        return nil
    }
    return told.withLock { told in
        let key = UInt(bitPattern: bundle)
        let kept =
            told[key]
            ?? {
                let joined = NSMutableDictionary()
                for dictionary in [all, local] {
                    let part = Unmanaged<NSDictionary>.fromOpaque(dictionary).takeUnretainedValue()
                    part.enumerateKeysAndObjects(options: []) { key, value, _ in
                        if let key = key as? String { joined.setObject(value, forKey: key as NSString) }
                    }
                }
                return Kept(dictionary: joined)
            }()
        told[key] = kept
        return UnsafeRawPointer(Unmanaged.passUnretained(kept.dictionary).toOpaque())
    }
}
