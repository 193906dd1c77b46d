import Foundation

/// The release of iOS that a process is shown, as `vitrine … --ios` says.
public struct _SystemVersion: Hashable, Sendable {
    public let major: Int
    public let minor: Int

    /// The release that this process is shown: 18.0 where nothing was said.
    public static let current = _SystemVersion(ProcessInfo.processInfo.environment[variable]) ?? _SystemVersion(18)
    /// The variable that hands it to a process.
    public static let variable = "VITRINE_IOS"
    /// The releases that can be asked for: WidgetKit came with 14, Xcode's projects of today begin at 15.
    public static let majors = 15...26

    public init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    /// Reads a text such as `17` or `17.2`; nil for any other, and for a release outside of ``majors``.
    public init?(_ text: String?) {
        let parts = (text ?? "").split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...2).contains(parts.count), let major = parts[0], Self.majors.contains(major), let minor = parts.count > 1 ? parts[1] : 0,
            (0...99).contains(minor)
        else { return nil }
        self.init(major, minor)
    }

    public func isAtLeast(_ major: Int, _ minor: Int = 0) -> Bool { (self.major, self.minor) >= (major, minor) }
}

/// Whether the iOS that is shown is at least this release; `vitrine` puts it in the place of `#available(iOS major.minor, *)`.
public func _iOS(_ major: Int, _ minor: Int = 0) -> Bool { _SystemVersion.current.isAtLeast(major, minor) }

/// Does the same as `_iOS`, under a name that fits beside Swift's `#available`.
public func _OS(_ major: Int, _ minor: Int = 0) -> Bool { _iOS(major, minor) }
