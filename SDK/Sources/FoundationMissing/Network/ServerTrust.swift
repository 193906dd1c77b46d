import Foundation
import FoundationNetworking

// Whether a server is who it says: a machine's own library judges that before a delegate could be asked, so nobody is challenged here. What
// delegates say of it compiles.

/// The challenge to judge a server by its certificates.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

/// The challenge to say by a certificate who asks, under the name that a source's copy has for it; nobody is challenged so here.
public let _SURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

/// The certificates of a server, to be evaluated; nobody is handed any here.
public final class SecTrust: @unchecked Sendable {
    package init() {}
}

extension URLProtectionSpace {
    /// The server's trust that is to be evaluated; always nil here.
    public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
    /// Says that a server is trusted.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }
}
