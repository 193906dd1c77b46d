import Foundation
import VitrineCryptography

/// A password as a service keeps it: PBKDF2 with SHA-256 over a salt of its own.
public struct PasswordHash: Equatable, Sendable {
    /// Enough to cost a guesser, few enough that a debug build signs in at once.
    public static let rounds = 50_000
    public var salt: Data
    public var rounds: Int
    public var digest: Data

    public init(salt: Data, rounds: Int, digest: Data) {
        self.salt = salt
        self.rounds = rounds
        self.digest = digest
    }

    public init(_ password: String, salt: Data = .random(count: 16)) throws {
        self.salt = salt
        rounds = Self.rounds
        digest = try Self.derive(password, salt, Self.rounds)
    }

    /// Compares in a time that does not depend on where the digests differ.
    public func matches(_ password: String) throws -> Bool {
        let other = try Self.derive(password, salt, rounds)
        guard other.count == digest.count else { return false }
        return zip(other, digest).reduce(UInt8(0)) { $0 | ($1.0 ^ $1.1) } == 0
    }

    private static func derive(_ password: String, _ salt: Data, _ rounds: Int) throws -> Data {
        Data(try PBKDF2.sha256(Data(password.utf8), salt: salt, rounds: rounds, count: 32))
    }
}

extension Data {
    /// Makes data of secure random bytes.
    public static func random(count: Int) -> Data {
        var generator = SystemRandomNumberGenerator()
        return Data((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    }
}
