import Foundation
import VitrineCoreGraphics

/// For whom a font is made known.
public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }

/// Why a font could not be made known.
public enum CTFontManagerError: Int, Sendable {
    case fileNotFound = 101
    case insufficientPermissions = 102
    case unrecognizedFormat = 103
    case invalidFontData = 104
    case alreadyRegistered = 105
    case notRegistered = 201
}

private func failure(_ code: CTFontManagerError, _ sentence: String) -> Unmanaged<CFError> {
    Unmanaged.passRetained(
        NSError(domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: code.rawValue, userInfo: [NSLocalizedDescriptionKey: sentence])
    )
}

/// A font file is not made known: pictures are drawn elsewhere, with fonts by fixed path. Words asked for in it are drawn in the system's
/// font, which the render reports.
/// - Returns: false, with the reason in `error`, which the caller owns.
@discardableResult public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    let name = fontURL.lastPathComponent ?? "?"
    let exists = fontURL.path.map { FileManager.default.fileExists(atPath: $0) } ?? false
    error?.pointee =
        exists
        ? failure(.insufficientPermissions, "Fonts of an extension are not drawn; the system's font stands for \(name).")
        : failure(.fileNotFound, "There is no file \(name).")
    return false
}

@discardableResult public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    error?.pointee = failure(.notRegistered, "\(fontURL.lastPathComponent ?? "The font") was not made known.")
    return false
}

public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
    let errors = (0..<fontURLs.count).compactMap { fontURLs[$0] as? NSURL }.map { url in
        var error: Unmanaged<CFError>?
        CTFontManagerRegisterFontsForURL(url, scope, &error)
        return error?.takeRetainedValue() as Any
    }
    _ = registrationHandler?(errors as NSArray, true)
}
