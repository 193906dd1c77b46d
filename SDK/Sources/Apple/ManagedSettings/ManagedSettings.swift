@_exported import Foundation

/// Stands for an app, a category or a site without telling which. The system alone makes them, so that here there are those that were stored.
public struct Token<T>: Codable, Hashable, Sendable {
    private let data: Data
}

public typealias ApplicationToken = Token<Application>
public typealias ActivityCategoryToken = Token<ActivityCategory>
public typealias WebDomainToken = Token<WebDomain>

/// An app.
public struct Application: Codable, Hashable, Sendable {
    public var bundleIdentifier: String?
    public var token: ApplicationToken?
    /// The app's name; nil, as only the system knows it.
    public var localizedDisplayName: String? { nil }

    public init() {}
    public init(bundleIdentifier: String) { self.bundleIdentifier = bundleIdentifier }
    public init(token: ApplicationToken) { self.token = token }
}

/// A kind of apps and sites.
public struct ActivityCategory: Codable, Hashable, Sendable {
    public var token: ActivityCategoryToken?
    /// The category's name; nil, as only the system knows it.
    public var localizedDisplayName: String? { nil }

    public init() {}
    public init(token: ActivityCategoryToken) { self.token = token }
}

/// A website.
public struct WebDomain: Codable, Hashable, Sendable {
    public var domain: String?
    public var token: WebDomainToken?

    public init() {}
    public init(domain: String) { self.domain = domain }
    public init(token: WebDomainToken) { self.token = token }
}

/// The settings for which apps and websites are shielded.
public struct ShieldSettings: Equatable, Sendable {
    /// The policy for the apps or websites of categories.
    public enum ActivityCategoryPolicy<Activity: Sendable & Hashable>: Equatable, Sendable {
        case none
        case all(except: Set<Token<Activity>> = [])
        case specific(Set<ActivityCategoryToken>, except: Set<Token<Activity>> = [])
    }

    public var applications: Set<ApplicationToken>?
    public var applicationCategories: ActivityCategoryPolicy<Application>?
    public var webDomains: Set<WebDomainToken>?
    public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
}

/// Settings for what may be done with apps.
public struct ApplicationSettings: Equatable, Sendable {
    public var denyAppInstallation: Bool?
    public var denyAppRemoval: Bool?
    public var blockedApplications: Set<Application>?
}

/// The settings for which websites are allowed.
public struct WebContentSettings: Equatable, Sendable {
    /// The policy for which websites are blocked.
    public enum FilterPolicy: Equatable, Sendable {
        case none
        case auto(_ domains: Set<WebDomain> = [], except: Set<WebDomain> = [])
        case all(except: Set<WebDomain> = [])
        case specific(_ domains: Set<WebDomain>)
    }

    public var blockedByFilter: FilterPolicy?
}

/// Settings that an app puts upon a device. The object keeps what it is set to, another one of its name has nothing of it, and nothing is covered or forbidden.
open class ManagedSettingsStore: @unchecked Sendable {
    /// A store's name.
    public struct Name: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
        public let rawValue: String
        public static let `default` = Name("default")

        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public init(stringLiteral value: String) { rawValue = value }
    }

    open var shield = ShieldSettings()
    open var application = ApplicationSettings()
    open var webContent = WebContentSettings()

    public init() {}
    public init(named name: Name) {}

    open func clearAllSettings() {
        (shield, application, webContent) = (ShieldSettings(), ApplicationSettings(), WebContentSettings())
    }
}

/// The button that was tapped on a shield.
public enum ShieldAction: Int, Sendable { case primaryButtonPressed, secondaryButtonPressed }

/// The response to a tap on a shield.
public enum ShieldActionResponse: Int, Sendable { case none, close, `defer` }
