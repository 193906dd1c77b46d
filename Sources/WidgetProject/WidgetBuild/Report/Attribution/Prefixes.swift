/// The letters with which a framework's names begin.
enum Prefixes {
    static func fit(_ name: String, _ module: String) -> Bool { (all[module] ?? []).contains { name.hasPrefix($0) } }

    /// Whether a name begins as those of Apple's frameworks do: `UIPreviewParameters`, `kCGImagePropertyPixelWidth`.
    static func isApples(_ name: String) -> Bool {
        if isApplesInC(name) { return true }
        let plain = name.hasPrefix("k") ? name.dropFirst() : name[...]
        return apples.contains { isWord(plain, after: $0) }
    }

    /// Whether a word follows the prefix, not some letters more: nobody but Apple writes `NSThing`, while `NSA` is anybody's, and in
    /// `CGMManager` the prefix is `CGM`.
    private static func isWord(_ name: Substring, after prefix: String) -> Bool {
        guard name.hasPrefix(prefix) else { return false }
        let rest = Array(name.dropFirst(prefix.count))
        guard rest.first?.isUppercase == true, rest.contains(where: \.isLowercase) else { return false }
        return rest.count < 3 || !rest[1].isUppercase || !rest[2].isLowercase
    }

    /// Whether a name begins as those of frameworks do whose letters no package takes: `CGDataConsumer`, `VNImageRequestHandler`.
    static func isApplesAlone(_ name: String) -> Bool {
        ["CG", "CF", "CI", "CV", "VN", "MTL"].contains { isWord(name[...], after: $0) }
    }

    /// Whether a name is a C function or constant of one of Apple's frameworks.
    static func isApplesInC(_ name: String) -> Bool { applesInC.contains { name.hasPrefix($0) } }

    /// The beginnings of functions and constants of C, which no project has.
    private static let applesInC = [
        "objc_", "object_", "class_get", "class_add", "method_", "os_", "kCF", "kCG", "kSec", "errSec", "SecTrust", "SecCertificate",
        "SecKey", "SecPolicy", "SecItem", "vImage", "kvImage", "vDSP_", "cblas_", "COMPRESSION_", "compression_", "kUTT", "mach_", "kern_",
        "CTFont", "CTLine", "CTRun", "CTFrame", "CVPixel", "CVReturn", "kCV", "CGRect", "CGContext", "CGImage", "CFString", "CFData",
        "CFArray", "CFDictionary", "CFURL", "CFRelease", "sec_", "nw_",
    ]

    private static let apples = [
        "AB", "AS", "AU", "AV", "CA", "CB", "CF", "CG", "CI", "CK", "CL", "CLK", "CM", "CN", "CT", "CV", "EK", "GC", "GK", "HK", "HM",
        "LA", "LP", "MF", "MK", "ML", "MP", "MTK", "MTL", "NE", "NL", "NS", "NW", "PDF", "PH", "PK", "QL", "SCN", "SF", "SK", "TV", "UI",
        "UN", "UT", "VN", "WC", "WK",
    ]

    private static let all: [String: [String]] = [
        "CoreData": ["NSManaged", "NSFetch", "NSPersistent", "NSEntity", "NSBatch", "NSAttributeDescription"], "CoreLocation": ["CL"],
        "UIKit": ["UI"], "SwiftUI": ["UI"],
        "MapKit": ["MK"], "EventKit": ["EK"], "Contacts": ["CN"], "HealthKit": ["HK"], "AVFoundation": ["AV", "CM"], "AVKit": ["AV"],
        "Photos": ["PH"], "StoreKit": ["SK", "Product", "Transaction"], "CloudKit": ["CK"], "WebKit": ["WK"], "UserNotifications": ["UN"],
        "QuartzCore": ["CA"], "CoreImage": ["CI"], "Network": ["NW"], "NetworkExtension": ["NE"], "CoreMotion": ["CM"],
        "CoreMedia": ["CM"], "PDFKit": ["PDF"], "Vision": ["VN"],
        "WatchConnectivity": ["WC"], "AuthenticationServices": ["AS"], "LocalAuthentication": ["LA"],
        "Security": ["Sec", "kSec", "errSec"], "CommonCrypto": ["CC_", "CCHmac", "CCCrypt", "kCC"],
        "MediaPlayer": ["MP"], "UniformTypeIdentifiers": ["UT"], "OSLog": ["Logger", "OSLog", "OSSignpost", "os_"],
        "os": ["Logger", "OSLog", "OSSignpost", "OSAllocated", "os_"],
        "CryptoKit": ["SHA", "HMAC", "AES", "SymmetricKey", "Insecure", "P256", "Curve"], "CoreBluetooth": ["CB"], "GameKit": ["GK"],
        "SwiftData": ["Model", "Query", "FetchDescriptor", "ModelContext", "ModelContainer", "Schema"], "Accelerate": ["vDSP", "vImage"],
    ]
}
