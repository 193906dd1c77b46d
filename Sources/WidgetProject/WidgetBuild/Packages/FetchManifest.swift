import Foundation
import XcodeProject

/// The packages that are fetched together: a manifest that names them, and the versions that they are held to.
struct FetchManifest: Hashable, Sendable {
    struct Package: Hashable, Sendable {
        var repository: String
        var requirement: PackageRequirement

        var identity: String { RemotePackage.identity(of: repository) }
    }

    let packages: [Package]
    let pins: [ResolvedPins.Pin]

    init(packages: [Package], pins: [ResolvedPins.Pin]) { (self.packages, self.pins) = (packages, pins) }

    /// Makes a manifest of what widgets need: one package for each repository, at what all that name it allow.
    init(_ needed: [RemotePackage], pins: ResolvedPins) {
        var found: [String: Package] = [:]
        for package in needed {
            guard let repository = package.repository, Self.isAddress(repository),
                let requirement = package.requirement ?? pins.pin(of: repository).map({ .revision($0.revision) })
            else { continue }
            let identity = RemotePackage.identity(of: repository)
            guard !identity.isEmpty else { continue }
            let both = found[identity].map { $0.requirement.and(requirement) } ?? requirement
            found[identity] = Package(repository: found[identity]?.repository ?? repository, requirement: both)
        }
        packages = found.keys.sorted().compactMap { found[$0] }
        self.pins = pins.pins.filter { Self.isAddress($0.location) }.sorted { $0.location < $1.location }
    }

    /// Whether SwiftPM and git take a text as the address of a repository, and never as an option.
    static func isAddress(_ text: String) -> Bool {
        let begins = ["https://", "http://", "ssh://", "git://", "file://", "/"].contains { text.lowercased().hasPrefix($0) }
        return (begins || text.hasPrefix("git@")) && text.utf8.count < 2000
            && text.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7f }
    }

    /// Only one of these, at its own pin: others' may be of what cannot be had.
    func alone(_ package: Package) -> FetchManifest {
        FetchManifest(packages: [package], pins: pins.filter { RemotePackage.identity(of: $0.location) == package.identity })
    }

    /// The pins of these packages, and of the packages that they need themselves.
    func pins(among identities: Set<String>) -> [ResolvedPins.Pin] {
        pins.filter { identities.contains(RemotePackage.identity(of: $0.location)) }
    }

    /// The stamp, which equal packages at equal versions have in common.
    var stamp: String {
        var stamp = Stamp()
        stamp.add(source)
        stamp.add(Self.resolved(pins))
        return stamp.text
    }

    /// The manifest as `Package.swift` says it.
    var source: String {
        let dependencies = packages.map { "        .package(url: \(Self.literal($0.repository)), \(Self.words($0.requirement)))," }
        return """
            // swift-tools-version: 5.9
            import PackageDescription

            let package = Package(
                name: "Fetched",
                dependencies: [
            \(dependencies.joined(separator: "\n"))
                ])

            """
    }

    /// The pins as `Package.resolved` says them, in its second format.
    static func resolved(_ pins: [ResolvedPins.Pin]) -> Data {
        let pins: [[String: Any]] = pins.map { pin in
            var state = ["revision": pin.revision]
            state["version"] = pin.version
            state["branch"] = pin.branch
            let isLocal = pin.location.hasPrefix("/")
            return [
                "identity": RemotePackage.identity(of: pin.location), "kind": isLocal ? "localSourceControl" : "remoteSourceControl",
                "location": pin.location, "state": state,
            ]
        }
        let root: [String: Any] = ["pins": pins, "version": 2]
        return (try? JSONSerialization.data(withJSONObject: root, options: [.sortedKeys, .prettyPrinted])) ?? Data()
    }

    private static func words(_ requirement: PackageRequirement) -> String {
        switch requirement {
        case .range(let from, let to): "\(literal(from))..<\(literal(to))"
        case .exact(let version): "exact: \(literal(version))"
        case .branch(let name): "branch: \(literal(name))"
        case .revision(let name): "revision: \(literal(name))"
        }
    }

    /// Text from a project, as Swift that says nothing else than it.
    static func literal(_ text: String) -> String {
        let escaped = text.unicodeScalars.map { scalar in
            scalar.isASCII
                && (scalar.properties.isAlphabetic || (0x30...0x39).contains(scalar.value)
                    || "/:.-_+@~%&=?#,".unicodeScalars.contains(scalar))
                ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
        }
        return "\"\(escaped.joined())\""
    }
}
