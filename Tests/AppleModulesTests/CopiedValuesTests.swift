import AuthenticationServices
import BackgroundTasks
import CloudKit
import CoreLocation
import EventKit
import Foundation
import NetworkExtension
import Photos
import Testing

/// Copies of settings and requests: another object, of the same class, with every value.
@Suite("Values of copies") struct CopiedValuesTests {
    /// What a copy must have of an object, by the names of its stored properties, its class's parents' too.
    private func values(_ object: NSObject) -> [String: String] {
        var found: [String: String] = [:], next: Mirror? = Mirror(reflecting: object)
        while let mirror = next {
            for child in mirror.children { found[child.label ?? ""] = "\(child.value)" }
            next = mirror.superclassMirror
        }
        return found
    }

    /// - Parameters:
    ///   - object: one of which everything that can be set was set.
    ///   - plain: one of its class of which nothing was.
    ///   - fixed: what both have alike.
    private func expectCopied<Object: NSObject & NSCopying>(
        _ object: Object, plain: Object, fixed: Set<String> = [], sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let copy = try #require(object.copy() as? Object, sourceLocation: sourceLocation), all = values(object)
        #expect(type(of: copy) == type(of: object) && copy !== object, sourceLocation: sourceLocation)
        #expect(values(copy) == all, sourceLocation: sourceLocation)
        let unset = values(plain).filter { $0.value == all[$0.key] }.keys
        #expect(Set(unset) == fixed, "were not set", sourceLocation: sourceLocation)
    }

    @Test("xcode.11: of what is asked of pictures") func photos() throws {
        let fetch = PHFetchOptions()
        fetch.predicate = NSPredicate(value: true)
        fetch.sortDescriptors = []
        (fetch.includeHiddenAssets, fetch.includeAllBurstAssets, fetch.wantsIncrementalChangeDetails) = (true, true, false)
        fetch.fetchLimit = 3
        try expectCopied(fetch, plain: PHFetchOptions())
        let request = PHImageRequestOptions()
        (request.isSynchronous, request.isNetworkAccessAllowed, request.allowSecondaryDegradedImage) = (true, true, true)
        (request.deliveryMode, request.resizeMode, request.version) = (.fastFormat, .exact, .original)
        request.normalizedCropRect = CGRect(x: 0, y: 0, width: 1, height: 1)
        request.progressHandler = { _, _, _, _ in }
        try expectCopied(request, plain: PHImageRequestOptions())
    }

    @Test("xcode.11: of places that are watched") func regions() throws {
        func changed<Region: CLRegion>(_ region: Region) -> Region {
            (region.notifyOnEntry, region.notifyOnExit) = (false, false)
            return region
        }
        let place = CLLocationCoordinate2D(latitude: 45, longitude: 9)
        func circle() -> CLCircularRegion { CLCircularRegion(center: place, radius: 5, identifier: "home") }
        try expectCopied(changed(circle()), plain: circle(), fixed: ["identifier", "center", "radius"])
        let constraint = CLBeaconIdentityConstraint(uuid: UUID())
        func beacons() -> CLBeaconRegion { CLBeaconRegion(beaconIdentityConstraint: constraint, identifier: "shop") }
        let watched = changed(beacons())
        watched.notifyEntryStateOnDisplay = true
        try expectCopied(watched, plain: beacons(), fixed: ["identifier", "beaconIdentityConstraint"])
    }

    @Test("xcode.11: of tasks that are asked for") func tasks() throws {
        func later<Request: BGTaskRequest>(_ request: Request) -> Request {
            request.earliestBeginDate = .now
            return request
        }
        func refresh() -> BGAppRefreshTaskRequest { BGAppRefreshTaskRequest(identifier: "a") }
        try expectCopied(later(refresh()), plain: refresh(), fixed: ["identifier"])
        let processing = later(BGProcessingTaskRequest(identifier: "a"))
        (processing.requiresNetworkConnectivity, processing.requiresExternalPower) = (true, true)
        try expectCopied(processing, plain: BGProcessingTaskRequest(identifier: "a"), fixed: ["identifier"])
        let continued = later(BGContinuedProcessingTaskRequest(identifier: "a", title: "b", subtitle: "c"))
        (continued.strategy, continued.requiredResources) = (.fail, .gpu)
        try expectCopied(
            continued, plain: BGContinuedProcessingTaskRequest(identifier: "a", title: "", subtitle: ""), fixed: ["identifier"])
    }

    @Test("xcode.11: of what a server is to tell") func subscriptions() throws {
        func told<Subscription: CKSubscription>(_ subscription: Subscription) throws -> Subscription {
            subscription.notificationInfo = CKSubscription.NotificationInfo(alertBody: "news")
            let copy = try #require(subscription.copy() as? Subscription)
            copy.notificationInfo?.alertBody = nil
            #expect(subscription.notificationInfo?.alertBody == "news" && copy.notificationInfo != nil)
            // Another object of its own, so not the same by its description.
            subscription.notificationInfo = nil
            return subscription
        }
        let fixed: Set = ["subscriptionID", "subscriptionType", "notificationInfo"], zone = CKRecordZone.ID(zoneName: "z")
        let predicate = NSPredicate(value: true)
        func query() -> CKQuerySubscription {
            CKQuerySubscription(recordType: "R", predicate: predicate, subscriptionID: "s", options: .firesOnce)
        }
        let asked = try told(query())
        asked.zoneID = zone
        try expectCopied(asked, plain: query(), fixed: fixed.union(["recordType", "predicate", "querySubscriptionOptions"]))
        let ofZone = try told(CKRecordZoneSubscription(zoneID: zone, subscriptionID: "s"))
        ofZone.recordType = "R"
        try expectCopied(ofZone, plain: CKRecordZoneSubscription(zoneID: zone, subscriptionID: "s"), fixed: fixed.union(["zoneID"]))
        let ofAll = try told(CKDatabaseSubscription(subscriptionID: "s"))
        ofAll.recordType = "R"
        try expectCopied(ofAll, plain: CKDatabaseSubscription(subscriptionID: "s"), fixed: fixed)
    }

    @Test("xcode.11: of a rule by which something comes again") func recurrence() throws {
        let rule = EKRecurrenceRule(
            recurrenceWith: .yearly, interval: 2, daysOfTheWeek: [EKRecurrenceDayOfWeek(.monday)], daysOfTheMonth: [1],
            monthsOfTheYear: [2], weeksOfTheYear: [3], daysOfTheYear: [4], setPositions: [5], end: EKRecurrenceEnd(occurrenceCount: 6))
        let copy = try #require(rule.copy() as? EKRecurrenceRule)
        #expect(copy !== rule && values(copy) == values(rule))
        copy.recurrenceEnd = nil
        #expect(rule.recurrenceEnd != nil)
    }

    @Test("xcode.11: of what a network is told") func networks() throws {
        let tunnel = NETunnelProviderProtocol()
        (tunnel.serverAddress, tunnel.username, tunnel.providerBundleIdentifier) = ("a", "b", "c")
        (tunnel.passwordReference, tunnel.identityReference) = (Data([1]), Data([2, 3]))
        (tunnel.disconnectOnSleep, tunnel.includeAllNetworks, tunnel.enforceRoutes) = (true, true, true)
        tunnel.excludeLocalNetworks = false
        tunnel.providerConfiguration = ["k": 1]
        try expectCopied(tunnel, plain: NETunnelProviderProtocol())
        let rule = NEOnDemandRuleConnect()
        (rule.dnsSearchDomainMatch, rule.ssidMatch) = (["a"], ["b"])
        try expectCopied(rule, plain: NEOnDemandRuleConnect())
        func asked<Settings: NEDNSSettings>(_ settings: Settings) -> Settings {
            (settings.searchDomains, settings.domainName, settings.matchDomains) = (["a"], "b", ["c"])
            settings.matchDomainsNoSearch = true
            return settings
        }
        try expectCopied(asked(NEDNSSettings(servers: ["s"])), plain: NEDNSSettings(servers: []))
        let overTLS = asked(NEDNSOverTLSSettings(servers: ["s"])), overHTTPS = asked(NEDNSOverHTTPSSettings(servers: ["s"]))
        (overTLS.serverName, overTLS.identityReference) = ("n", Data([1]))
        (overHTTPS.serverURL, overHTTPS.identityReference) = (URL(string: "https://n"), Data([1]))
        try expectCopied(overTLS, plain: NEDNSOverTLSSettings(servers: []))
        try expectCopied(overHTTPS, plain: NEDNSOverHTTPSSettings(servers: []))
    }

    @Test("xcode.11: of requests to sign in") func authorization() throws {
        let apple = ASAuthorizationAppleIDProvider(), asked = apple.createRequest()
        (asked.requestedScopes, asked.state, asked.nonce, asked.user) = ([.email], "s", "n", "u")
        asked.requestedOperation = .operationLogin
        try expectCopied(asked, plain: apple.createRequest(), fixed: ["provider"])
        let fixed: Set = ["provider", "relyingPartyIdentifier"]
        let passkeys = ASAuthorizationPlatformPublicKeyCredentialProvider(relyingPartyIdentifier: "example.com")
        let passkey = passkeys.createCredentialRegistrationRequest(challenge: Data([1]), name: "a", userID: Data([2]))
        (passkey.displayName, passkey.requestStyle, passkey.excludedCredentials) = ("b", .conditional, [])
        (passkey.userVerificationPreference, passkey.attestationPreference) = (.required, .direct)
        passkey.shouldShowHybridTransport = false
        let plainPasskey = passkeys.createCredentialRegistrationRequest(challenge: Data(), name: "", userID: Data())
        try expectCopied(passkey, plain: plainPasskey, fixed: fixed)
        let signed = passkeys.createCredentialAssertionRequest(challenge: Data([1]))
        (signed.userVerificationPreference, signed.shouldShowHybridTransport) = (.required, false)
        signed.allowedCredentials = [ASAuthorizationPlatformPublicKeyCredentialDescriptor(credentialID: Data([1]))]
        try expectCopied(signed, plain: passkeys.createCredentialAssertionRequest(challenge: Data()), fixed: fixed)
        let keys = ASAuthorizationSecurityKeyPublicKeyCredentialProvider(relyingPartyIdentifier: "example.com")
        let key = keys.createCredentialRegistrationRequest(challenge: Data([1]), displayName: "a", name: "b", userID: Data([2]))
        (key.userVerificationPreference, key.attestationPreference, key.residentKeyPreference) = (.required, .direct, .required)
        key.credentialParameters = [ASAuthorizationPublicKeyCredentialParameters(algorithm: .ES256)]
        key.excludedCredentials = [ASAuthorizationSecurityKeyPublicKeyCredentialDescriptor(credentialID: Data([1]), transports: [])]
        let plainKey = keys.createCredentialRegistrationRequest(challenge: Data(), displayName: "", name: "", userID: Data())
        try expectCopied(key, plain: plainKey, fixed: fixed)
        let signedByKey = keys.createCredentialAssertionRequest(challenge: Data([1]))
        signedByKey.userVerificationPreference = .required
        signedByKey.allowedCredentials = key.excludedCredentials
        try expectCopied(signedByKey, plain: keys.createCredentialAssertionRequest(challenge: Data()), fixed: fixed)
    }
}
