import Foundation
import Passwords
import VitrineCryptography

/// An access token and the refresh token that goes with it.
public struct TokenPair: Sendable, Equatable {
    public var access: String
    public var refresh: String

    /// Makes the first pair of a family, of secure random tokens.
    public static func first() -> TokenPair { TokenPair(access: text(Data.random(count: 32)), refresh: text(Data.random(count: 32))) }

    /// The pair that follows a refresh token. It is the same every time, so that whoever lost the answer gets it again although no token
    /// is kept, and only the service can make it.
    static func after(_ refresh: String, secret: Data) -> TokenPair {
        let key = SymmetricKey(data: secret)
        func derived(_ purpose: String) -> String {
            text(Data(HMAC<SHA256>.authenticationCode(for: Data("\(purpose)\u{0}\(refresh)".utf8), using: key)))
        }
        return TokenPair(access: derived("access"), refresh: derived("refresh"))
    }

    /// Only a digest is kept, so that a stolen file opens no session.
    public static func digest(_ token: String) -> Data { Data(SHA256.hash(data: Data(token.utf8))) }

    private static func text(_ bytes: Data) -> String {
        bytes.base64EncodedString().replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    }
}
