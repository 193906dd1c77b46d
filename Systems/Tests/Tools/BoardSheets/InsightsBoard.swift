import Foundation
import InsightsScenes
import SwiftUI

/// The board of Insights, and what it has on the board of the lock screen.
@MainActor enum InsightsBoard {
    static func sheet() throws -> Sheet {
        let scenes = Dictionary(uniqueKeysWithValues: Scenes.all.map { ($0.name, $0) })
        func tile(_ name: String, _ label: String) throws -> Sheet.Tile {
            guard let scene = scenes[name] else { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: name]) }
            return try Sheet.Tile(scene.draw(), label: label)
        }
        func columns(_ scheme: String) throws -> [[[Sheet.Tile]]] {
            [
                [
                    [try tile("metrics-2-small\(scheme)", "Small · 2"), try tile("earlier-day-small\(scheme)", "Small · earlier day")],
                    [try tile("metrics-4-medium\(scheme)", "Medium · 4")],
                    [try tile("metrics-7-large\(scheme)", "Large · 7, first is primary")],
                ],
                [
                    [
                        try tile("none-small\(scheme)", "Small · None"),
                        try scheme.isEmpty
                            ? tile("long-words-small-de", "Small · long words") : tile("placeholder-small\(scheme)", "Placeholder"),
                    ],
                    [try tile("none-medium\(scheme)", "Medium")],
                    [try tile("none-large\(scheme)", "Large · with a metric that has no data")],
                ],
                [
                    [try tile("no-chart-small\(scheme)", "Small"), try tile("signed-out-small\(scheme)", "Small · signed out")],
                    [try tile("no-chart-medium\(scheme)", "Medium")],
                    [try tile("no-chart-large\(scheme)", "Large · no primary cell")],
                ],
                [
                    [try tile("empty-small\(scheme)", "Small · empty"), try tile("retired-small\(scheme)", "Small · retired kind")],
                    [try tile("empty-medium\(scheme)", "Medium · empty")],
                    [try tile("empty-large\(scheme)", "Large · empty")],
                ],
            ]
        }
        let tinted = "-dark-accented"
        let accented = try [
            [
                [tile("metrics-2-small\(tinted)", "Small"), tile("none-small\(tinted)", "Small · None")],
                [tile("metrics-4-medium\(tinted)", "Medium")],
            ],
            [[tile("metrics-7-large\(tinted)", "Large")]],
            [
                [tile("empty-medium\(tinted)", "Medium · empty")],
                [tile("retired-small\(tinted)", "Small · retired kind"), tile("signed-out-small\(tinted)", "Small · signed out")],
            ],
            [[tile("none-large\(tinted)", "Large · None and no data")]],
        ]
        let lock = try [
            [
                "sales-circular-dark-vibrant", "plain-circular-dark-vibrant", "empty-circular-dark-vibrant",
                "signed-out-circular-dark-vibrant",
            ],
            [
                "sales-rectangular-dark-vibrant", "down-rectangular-dark-vibrant", "plain-rectangular-dark-vibrant",
                "empty-rectangular-dark-vibrant", "signed-out-rectangular-dark-vibrant",
            ],
            ["sales-inline-dark-vibrant", "empty-inline-dark-vibrant", "signed-out-inline-dark-vibrant"],
        ].map { try $0.map { try tile($0, String($0.prefix { $0 != "-" })) } }
        let more = try [
            [
                "triple-small", "triple-small-de", "board-small-de", "board-small-it", "board-small-ja", "no-comparison-small",
                "metrics-1-small",
            ],
            ["triple-medium", "triple-medium-de", "board-medium-de", "board-medium-ja"],
            ["triple-large", "triple-large-de", "week-large", "month-large"],
            ["metrics-1-large", "metrics-3-large", "first-none-large", "no-service-large"],
            ["metrics-1-medium", "metrics-2-medium", "metrics-3-medium", "placeholder-medium"],
        ].map { try $0.map { try tile($0, $0) } }
        return Sheet(
            title: "Insights",
            panels: [
                Sheet.Panel(ground: Sheet.Panel.light, ink: .black, columns: try columns("")),
                Sheet.Panel(ground: Sheet.Panel.dark, ink: .white, columns: try columns("-dark")),
                Sheet.Panel(ground: Sheet.Panel.tinted, ink: .white, columns: accented),
                Sheet.Panel(ground: Sheet.Panel.wallpaper, ink: .white, columns: [lock]),
                Sheet.Panel(ground: Sheet.Panel.light, ink: .black, columns: [more]),
            ])
    }
}
