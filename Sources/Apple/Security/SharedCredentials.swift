import Foundation
import VitrineCoreGraphics

// Passwords that websites share with apps. A person has to choose one, and nobody does so here.

/// The password of what was chosen.
nonisolated(unsafe) public let kSecSharedPassword: CFString = "spwd"

/// Keeps a password for a website. Calls back with `errSecNotAvailable`.
public func SecAddSharedWebCredential(
    _ fqdn: CFString, _ account: CFString, _ password: CFString?, _ completionHandler: @escaping (CFError?) -> Void
) { completionHandler(unavailable) }

/// Asks a person for a website’s password. Calls back with none, and `errSecNotAvailable`.
public func SecRequestSharedWebCredential(
    _ fqdn: CFString?, _ account: CFString?, _ completionHandler: @escaping (CFArray?, CFError?) -> Void
) { completionHandler(nil, unavailable) }

/// A password that nobody can guess: four times three letters or digits, as Apple makes them.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
    // Characters that look alike are left out.
    let signs = Array("abcdefghkmnopqrstuvwxyABCDEFGHJKLMNPQRSTUVWXYZ3456789")
    let groups = (0..<4).map { _ in String((0..<3).map { _ in signs[Int.random(in: signs.indices)] }) }
    return groups.joined(separator: "-") as NSString
}

private var unavailable: CFError { NSError(domain: NSOSStatusErrorDomain, code: Int(errSecNotAvailable)) }
