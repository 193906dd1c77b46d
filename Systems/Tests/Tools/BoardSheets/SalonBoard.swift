import Foundation
import SalonScenes
import SwiftUI

/// The board of Salon, and what it has on the board of the lock screen.
@MainActor enum SalonBoard {
    static func sheet() throws -> Sheet {
        let scenes = Dictionary(uniqueKeysWithValues: Scenes.all.map { ($0.name, $0) })
        func tile(_ name: String, _ label: String? = nil) throws -> Sheet.Tile {
            guard let scene = scenes[name] else { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: name]) }
            return try Sheet.Tile(scene.draw(), label: label ?? name)
        }
        func columns(_ scheme: String) throws -> [[[Sheet.Tile]]] {
            [
                [
                    [try tile("next-small\(scheme)", "Small · next"), try tile("first-under-way-small\(scheme)", "Small · under way")],
                    [try tile("next-medium\(scheme)", "Medium")],
                    [try tile("next-large\(scheme)", "Large")],
                ],
                [
                    [try tile("empty-small\(scheme)", "Small"), try tile("placeholder-small\(scheme)", "Small · private")],
                    [try tile("empty-medium\(scheme)", "Medium")],
                    [try tile("empty-large\(scheme)", "Large")],
                ],
                [
                    [try tile("signed-out-small\(scheme)", "Small"), try tile("over-small\(scheme)", "Small · day over")],
                    [try tile("signed-out-medium\(scheme)", "Medium")],
                    [try tile("signed-out-large\(scheme)", "Large")],
                ],
                [
                    [
                        try tile("next-small\(scheme)-accented", "Small · accented"),
                        try tile("empty-small\(scheme)-accented", "Small · accented"),
                    ],
                    [
                        try scheme.isEmpty
                            ? tile("under-way-medium", "Medium · one under way") : tile("last-medium\(scheme)", "Medium · last")
                    ],
                    [try tile("next-large\(scheme)-accented", "Large · accented")],
                ],
            ]
        }
        let lock = try [
            ["next", "under-way", "empty", "over", "signed-out", "unavailable", "long-words"].map { (name: String) in
                try tile("\(name)-circular-dark-vibrant", name)
            },
            ["next", "under-way", "empty", "over", "signed-out"].map { (name: String) in try tile("\(name)-rectangular-dark-vibrant", name)
            },
            [
                tile("next-rectangular-dark-vibrant-locked"), tile("long-words-rectangular-dark-vibrant"),
                tile("next-rectangular-dark-vibrant-en"), tile("next-rectangular-dark-vibrant-ar"),
                tile("next-rectangular-dark-vibrant-ja"),
            ],
            ["next", "under-way", "empty", "signed-out", "long-words"].map { (name: String) in try tile("\(name)-inline-dark-vibrant", name)
            },
        ]
        let more = try [
            [
                "last-small", "last-under-way-small", "crowded-small", "past-midnight-small", "stale-small", "long-words-small",
                "next-small-en", "under-way-small-de",
            ],
            [
                "next-small-ja", "next-small-ar", "next-small-it", "next-small-locked", "empty-small-de", "unavailable-small",
                "signed-out-small-de",
            ],
            ["under-way-medium-en", "under-way-medium-de", "under-way-medium-it", "under-way-medium-ar"],
            ["overlapping-medium", "crowded-medium", "long-words-medium", "long-words-under-way-medium-de"],
            ["last-under-way-medium", "two-left-medium", "stale-medium", "stale-since-yesterday-medium"],
            ["next-medium-ja", "next-medium-locked", "placeholder-medium", "past-midnight-medium"],
            ["overlapping-large", "crowded-large", "long-words-large", "past-midnight-large"],
            ["under-way-large", "next-large-en", "next-large-ar", "next-large-ja"],
            ["short-day-large", "long-day-large", "early-large", "stale-large"],
            ["next-large-locked", "placeholder-large", "long-words-under-way-large-de", "over-large"],
        ].map { try $0.map { try tile($0) } }
        return Sheet(
            title: "Salon",
            panels: [
                Sheet.Panel(ground: Sheet.Panel.light, ink: .black, columns: try columns("")),
                Sheet.Panel(ground: Sheet.Panel.dark, ink: .white, columns: try columns("-dark")),
                Sheet.Panel(ground: Sheet.Panel.wallpaper, ink: .white, columns: [lock]),
                Sheet.Panel(ground: Sheet.Panel.light, ink: .black, columns: [more]),
            ])
    }
}
