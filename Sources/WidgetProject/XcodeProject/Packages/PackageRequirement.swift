import Foundation

/// The versions of a package that are required, as a manifest or a project states it.
package enum PackageRequirement: Hashable, Sendable, Codable {
    /// The versions from the first up to the second, which is not taken itself.
    case range(from: String, to: String)
    case exact(String)
    case branch(String)
    case revision(String)

    /// Reads the requirement of a project's reference.
    init?(_ values: PropertyList?) {
        let minimum = values?["minimumVersion"]?.text ?? values?["version"]?.text ?? ""
        switch values?["kind"]?.text {
        case "upToNextMajorVersion": self.init(from: minimum, upToNext: 0)
        case "upToNextMinorVersion": self.init(from: minimum, upToNext: 1)
        case "versionRange":
            guard let low = Version(minimum), let high = Version(values?["maximumVersion"]?.text ?? "") else { return nil }
            self = .range(from: low.text, to: high.text)
        case "exactVersion":
            guard let version = Version(minimum) else { return nil }
            self = .exact(version.text)
        case "branch": self = .branch(values?["branch"]?.text ?? "main")
        case "revision":
            guard let revision = values?["revision"]?.text else { return nil }
            self = .revision(revision)
        default: return nil
        }
    }

    /// Reads the requirement of a manifest, as `swift package dump-package` writes it.
    init?(_ values: [String: Any]?) {
        func words(_ kind: String) -> [String]? { values?[kind] as? [String] }
        if let range = (values?["range"] as? [[String: Any]])?.first, let low = range["lowerBound"] as? String,
            let high = range["upperBound"] as? String, let from = Version(low), let to = Version(high)
        {
            self = .range(from: from.text, to: to.text)
        } else if let version = words("exact")?.first.flatMap(Version.init) {
            self = .exact(version.text)
        } else if let branch = words("branch")?.first {
            self = .branch(branch)
        } else if let revision = words("revision")?.first {
            self = .revision(revision)
        } else {
            return nil
        }
    }

    private init?(from minimum: String, upToNext place: Int) {
        guard let version = Version(minimum) else { return nil }
        var next = version.numbers
        next[place] += 1
        for index in place + 1..<3 { next[index] = 0 }
        self = .range(from: version.text, to: next.map(String.init).joined(separator: "."))
    }

    /// The versions that both requirements allow, where that can be told; else those of the first.
    package func and(_ other: PackageRequirement) -> PackageRequirement {
        switch (self, other) {
        case (.range(let low, let high), .range(let otherLow, let otherHigh)):
            guard let from = [low, otherLow].compactMap(Version.init).max(), let to = [high, otherHigh].compactMap(Version.init).min(),
                from < to
            else { return self }
            return .range(from: from.text, to: to.text)
        case (.range, .exact), (.range, .revision): return other
        default: return self
        }
    }

    /// `1.2.3`, perhaps with a part after it; a project's may have fewer numbers.
    struct Version: Comparable {
        let numbers: [Int]
        let rest: Substring

        init?(_ text: String) {
            let core = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
            var numbers = core.split(separator: ".").compactMap { Int($0) }
            guard (1...3).contains(numbers.count), numbers.allSatisfy({ $0 < 1 << 40 }) else { return nil }
            while numbers.count < 3 { numbers.append(0) }
            self.numbers = numbers
            rest = text.dropFirst(core.count)
            let isRest = rest.isEmpty || "-+".contains(rest.first!)
            guard isRest, rest.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || ".-+".contains($0)) }) else { return nil }
        }

        var text: String { numbers.map(String.init).joined(separator: ".") + rest }

        static func < (one: Version, other: Version) -> Bool {
            guard one.numbers == other.numbers else { return one.numbers.lexicographicallyPrecedes(other.numbers) }
            // What is not finished comes before what is.
            return !one.rest.isEmpty && (other.rest.isEmpty || one.rest < other.rest)
        }
    }
}
