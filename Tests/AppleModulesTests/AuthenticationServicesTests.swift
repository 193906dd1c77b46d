import Foundation
import SwiftUI
import Testing

@testable import AuthenticationServices

@Suite("AuthenticationServices") struct AuthenticationServicesTests {
    @Test("xcode.11: a request for a passkey keeps what it was made of") func passkeys() {
        let provider = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.com")
        let registration = provider.createCredentialRegistrationRequest(challenge: Data([1]), name: "Ann", userID: Data([2]))
        #expect(registration.relyingPartyIdentifier == "example.com" && registration.challenge == Data([1]))
        #expect(registration.name == "Ann" && registration.userID == Data([2]) && registration.provider === provider)
        #expect(registration.requestStyle == .standard && registration.userVerificationPreference == .preferred)
        let assertion = provider.createCredentialAssertionRequest(challenge: Data([3]))
        assertion.allowedCredentials = [ASAuthorizationPlatformPublicKeyCredentialDescriptor(credentialID: Data([4]))]
        #expect(assertion.challenge == Data([3]) && assertion.allowedCredentials.map(\.credentialID) == [Data([4])])
    }

    @Test("xcode.11: requests for an Apple ID, a password and a key are made") func requests() {
        let apple = ASAuthorizationAppleIDProvider().createRequest()
        apple.requestedScopes = [.fullName, .email]
        #expect(apple.requestedScopes?.count == 2 && apple.requestedOperation == .operationImplicit)
        #expect(ASAuthorizationPasswordProvider().createRequest().provider is ASAuthorizationPasswordProvider)
        let key = ASAuthorizationSecurityKeyPublicKeyCredentialProvider(relyingPartyIdentifier: "example.com")
            .createCredentialRegistrationRequest(challenge: Data(), displayName: "Ann", name: "ann", userID: Data([1]))
        #expect(key.displayName == "Ann" && key.relyingPartyIdentifier == "example.com")
        let saved = ASPasswordCredential(user: "ann", password: "secret")
        #expect(saved.user == "ann" && saved.password == "secret")
    }

    @Test("xcode.11: there is nobody to sign in: requests are refused by the reason that fits") @MainActor func refused() async {
        let controller = EnvironmentValues().authorizationController
        let request = ASAuthorizationPasswordProvider().createRequest()
        await #expect(throws: ASAuthorizationError(.notInteractive)) { try await controller.performRequests([request]) }
        await #expect(throws: ASAuthorizationError(.canceled)) {
            try await controller.performRequest(request, options: .preferImmediatelyAvailableCredentials)
        }
    }

    @Test("xcode.11: a page's end is known by its scheme or by its site, and no page is shown") @MainActor func pages() async throws {
        let ours = ASWebAuthenticationSession.Callback.customScheme("trips")
        let site = ASWebAuthenticationSession.Callback.https(host: "example.com", path: "/done")
        let end = try #require(URL(string: "https://example.com/done?code=1")), link = try #require(URL(string: "trips://done"))
        #expect(ours.matchesURL(link) && !ours.matchesURL(end) && site.matchesURL(end) && !site.matchesURL(link))
        await #expect(throws: ASWebAuthenticationSessionError(.presentationContextNotProvided)) {
            try await EnvironmentValues().webAuthenticationSession.authenticate(using: end, callbackURLScheme: "trips")
        }
    }

    @Test("xcode.11: a controller's delegate hears why nobody signed in") @MainActor func delegate() async {
        let delegate = Delegate()
        let controller = ASAuthorizationController(authorizationRequests: [ASAuthorizationAppleIDProvider().createRequest()])
        controller.delegate = delegate
        controller.performRequests()
        #expect(await delegate.error()?.code == .notInteractive)
        controller.performRequests(options: .preferImmediatelyAvailableCredentials)
        #expect(await delegate.error()?.code == .canceled)
    }
}

/// A delegate that notes why nobody signed in.
@MainActor private final class Delegate: NSObject, ASAuthorizationControllerDelegate {
    private let errors = AsyncStream.makeStream(of: ASAuthorizationError?.self)

    func error() async -> ASAuthorizationError? { await errors.stream.first { _ in true } ?? nil }

    func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
        errors.continuation.yield(error as? ASAuthorizationError)
    }
}
