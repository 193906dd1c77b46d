import Foundation
import Mustache

/// Writes the page of widgets' adoption. All values are escaped by the template.
public struct AdoptionPage: Sendable {
    let style: String
    private let template: MustacheTemplate

    /// Reads the page's parts from the service's bundle.
    public init() throws {
        func part(_ name: String) throws -> String {
            guard let folder = Bundle.module.resourceURL?.appendingPathComponent("Page") else { throw CocoaError(.fileNoSuchFile) }
            return try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        }
        style = try part("adoption.css")
        template = try MustacheTemplate(string: part("adoption.mustache"))
    }

    func render(_ report: AdoptionReport) -> String {
        let most = max(1, report.days.map { max($0.added, $0.removed) }.max() ?? 1)
        let highest = max(1, report.days.map(\.installed).max() ?? 1)
        return template.render(
            [
                "installed": report.installed, "installations": report.installations, "added": report.added, "removed": report.removed,
                "oneInstalled": report.installed == 1, "oneInstallation": report.installations == 1,
                "isEmpty": report.added == 0, "asOf": report.asOf.replacing("T", with: " ").replacing("Z", with: " GMT"),
                "metrics": bars(report.metrics, Self.spoken), "formerMetrics": bars(report.formerMetrics, Self.spoken),
                "sizes": bars(report.sizes, Self.size), "kinds": bars(report.kinds) { $0 },
                "retention": report.retention.map { stay -> [String: Any] in
                    [
                        "days": stay.days == 1 ? "1 day" : "\(stay.days) days", "of": stay.of,
                        "share": stay.share.map { "\(Int(($0 * 100).rounded())) %" } ?? "–", "width": Int((stay.share ?? 0) * 1_000),
                        "note": stay.of == 0 ? "No widget is that old." : "\(stay.stayed) of \(stay.of)",
                    ]
                },
                "columns": report.days.enumerated().map { index, day -> [String: Any] in
                    let (up, down) = (day.added * 60 / most, day.removed * 60 / most)
                    return [
                        "x": 6 + index * 20, "up": up, "upTop": 64 - up, "down": down,
                        "title": "\(day.day): \(day.added) added, \(day.removed) removed, \(day.installed) installed",
                    ]
                },
                "line": report.days.enumerated().map { "\(13 + $0 * 20),\(110 - $1.installed * 100 / highest)" }.joined(separator: " "),
                "highest": highest, "most": most, "first": report.days.first?.day ?? "", "last": report.days.last?.day ?? "",
                "middle": report.days.count > 15 ? report.days[15].day : "",
            ] as [String: Any])
    }

    private func bars(_ shares: [AdoptionReport.Share], _ name: (String) -> String) -> [String: Any] {
        let most = max(1, shares.first?.count ?? 1)
        return [
            "isEmpty": shares.isEmpty,
            "bars": shares.prefix(12).map {
                ["name": name($0.name), "count": $0.count, "width": $0.count * 1_000 / most] as [String: Any]
            },
        ]
    }

    /// “Total sales” for `total_sales`.
    private static func spoken(_ name: String) -> String {
        let words = name.replacing("_", with: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// “Small” for `systemSmall`, “Lock screen, circular” for `accessoryCircular`.
    private static func size(_ family: String) -> String {
        if family.hasPrefix("system") { return String(family.dropFirst("system".count)) }
        if family.hasPrefix("accessory") { return "Lock screen, " + family.dropFirst("accessory".count).lowercased() }
        return family.isEmpty ? "Unknown" : spoken(family)
    }
}
