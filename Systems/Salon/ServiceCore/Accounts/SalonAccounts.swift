import Foundation
import Passwords
import RotatingTokens

/// Somebody who signs in: a stylist of the salon.
public struct SalonAccount: Codable, Hashable, Sendable {
    public var id: String
    public var name: String
    public var email: String
    /// The zone whose midnight begins the salon's day.
    public var timeZone: String

    enum CodingKeys: String, CodingKey {
        case id, name, email
        case timeZone = "time_zone"
    }

    /// Makes the account of a stylist.
    init(_ stylist: Stylist) {
        id = stylist.id
        name = stylist.name
        email = "\(stylist.id)@salon.example"
        timeZone = SalonDay.timeZone.identifier
    }
}

/// The accounts that may sign in. Passwords are kept hashed; the accounts themselves are the service's samples.
public actor SalonAccounts {
    /// The password of all samples.
    static let password = "scissors"
    private let accounts = Stylist.all.map(SalonAccount.init)
    /// The hash, made when first needed: it costs a moment.
    private var hash: PasswordHash?

    public init() {}

    func account(id: String) -> SalonAccount? { accounts.first { $0.id == id } }

    /// The account of these words, or a refusal that does not say which of the two was wrong.
    func account(_ email: String, password: String) throws -> SalonAccount {
        let name = email.lowercased()
        let hash = try hash ?? PasswordHash(Self.password)
        self.hash = hash
        // An unknown name takes the same work as a known one, so that the response time tells nothing.
        let matches = try hash.matches(password)
        guard let account = accounts.first(where: { $0.email == name }), matches else { throw TokenRefusal.wrongCredentials }
        return account
    }
}
