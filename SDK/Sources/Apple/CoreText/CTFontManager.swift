import Foundation
import VitrineAssetCatalog
import VitrineCoreGraphics
import VitrineDrawing

/// The scope in which a font is made known; here always the process.
public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }

/// The code of an error that tells why a font could not be registered.
public enum CTFontManagerError: Int, Sendable {
    case fileNotFound = 101
    case insufficientPermissions = 102
    case unrecognizedFormat = 103
    case invalidFontData = 104
    case alreadyRegistered = 105
    case notRegistered = 201
}

extension BundleFonts.Failure {
    fileprivate var error: Unmanaged<CFError> {
        let code: CTFontManagerError =
            switch self {
            case .noFile: .fileNotFound
            case .already: .alreadyRegistered
            case .unknown: .notRegistered
            case .font(_, .notAFont), .font(_, .unsupported): .unrecognizedFormat
            case .font: .invalidFontData
            }
        return Unmanaged.passRetained(
            NSError(
                domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: "\(self)"]
            ))
    }
}

/// - Returns: false, with the reason in `error`, which the caller owns.
private func attempt(
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ body: () throws(BundleFonts.Failure) -> Void
) -> Bool {
    do throws(BundleFonts.Failure) {
        try body()
        return true
    } catch let failure {
        error?.pointee = failure.error
        return false
    }
}

private func path(_ url: CFURL) -> String { url.path ?? "" }

/// Makes a TrueType or OpenType file known to text by its names. Its bytes go with the pictures it is used in, within bounds.
/// - Returns: false, with the reason in `error`, which the caller owns.
@discardableResult public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    attempt(error) { () throws(BundleFonts.Failure) in try BundleFonts.register(URL(fileURLWithPath: path(fontURL))) }
}

@discardableResult public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    attempt(error) { () throws(BundleFonts.Failure) in
        try BundleFonts.unregister(
            source: URL(fileURLWithPath: path(fontURL)).standardizedFileURL.path, name: fontURL.lastPathComponent ?? "The font")
    }
}

public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let errors = (0..<fontURLs.count).compactMap { fontURLs[$0] as? NSURL }.compactMap { url -> Any? in
        var error: Unmanaged<CFError>?
        CTFontManagerRegisterFontsForURL(url, scope, &error)
        return error?.takeRetainedValue()
    }
    _ = registrationHandler?(errors as NSArray, true)
}

@discardableResult public func CTFontManagerRegisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    attempt(error) { () throws(BundleFonts.Failure) in
        let name = font.font.facts.first?.postScriptName ?? "The font"
        try BundleFonts.register(font.font.bytes, source: "graphics font \(name)", name: name)
    }
}

@discardableResult public func CTFontManagerUnregisterGraphicsFont(
    _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    attempt(error) { () throws(BundleFonts.Failure) in
        let name = font.font.facts.first?.postScriptName ?? "The font"
        try BundleFonts.unregister(source: "graphics font \(name)", name: name)
    }
}
