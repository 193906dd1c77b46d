import Foundation
import VitrineSwiftUI

/// Asks somebody to sign in. There is nobody to do so here: each request fails, as `ASAuthorizationController` says.
@MainActor public struct AuthorizationController {
    nonisolated init() {}

    /// - Throws: `ASAuthorizationError.notInteractive`.
    public func performRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult {
        try await performRequests([request], options: [])
    }

    /// - Throws: `ASAuthorizationError.notInteractive`, or `canceled` where only what this device knows was asked for.
    public func performRequest(
        _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions
    ) async throws -> ASAuthorizationResult { try await performRequests([request], options: options) }

    /// - Throws: `ASAuthorizationError.notInteractive`.
    public func performRequests(_ requests: [ASAuthorizationRequest]) async throws -> ASAuthorizationResult {
        try await performRequests(requests, options: [])
    }

    /// - Throws: `ASAuthorizationError.notInteractive`, or `canceled` where only what this device knows was asked for.
    public func performRequests(
        _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions
    ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(ASAuthorizationController.answer(options)) }

    /// - Throws: `ASAuthorizationError.notInteractive`.
    public func performRequests(
        _ requests: [ASAuthorizationRequest], customMethods: [ASAuthorizationCustomMethod]
    ) async throws -> ASAuthorizationResult { try await performRequests(requests, options: []) }

    /// - Throws: `ASAuthorizationError.notInteractive`.
    public func performAutoFillAssistedRequest(_ request: ASAuthorizationRequest) async throws -> ASAuthorizationResult {
        try await performRequests([request], options: [])
    }

    /// - Throws: `ASAuthorizationError.notInteractive`.
    public func performAutoFillAssistedRequests(_ requests: [ASAuthorizationRequest]) async throws -> ASAuthorizationResult {
        try await performRequests(requests, options: [])
    }
}

extension EnvironmentValues {
    /// Asks somebody to sign in.
    public var authorizationController: AuthorizationController { AuthorizationController() }
}
