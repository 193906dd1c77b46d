import Foundation
import Passwords
import RotatingTokens

/// The store of the accounts that may sign in. Passwords are kept hashed; the accounts themselves are the service's samples.
public actor AccountStore {
    private let samples: [SampleAccount]
    /// The hashes, each made when first needed: one costs a moment.
    private var hashes: [String: PasswordHash] = [:]

    public init(_ samples: [SampleAccount] = SampleAccount.all) { self.samples = samples }

    func account(_ username: String) -> Account? { samples.first { $0.account.username == username }?.account }

    /// The account of these words, or a refusal that does not say which of the two was wrong.
    func account(_ username: String, password: String) throws -> Account {
        let name = username.lowercased()
        guard let sample = samples.first(where: { $0.account.username == name }) else {
            // An unknown name takes the same work as a known one, so that the response time tells nothing.
            _ = try PasswordHash(password)
            throw TokenRefusal.wrongCredentials
        }
        let hash = try hashes[name] ?? PasswordHash(sample.password)
        hashes[name] = hash
        guard try hash.matches(password) else { throw TokenRefusal.wrongCredentials }
        return sample.account
    }
}
