import Foundation
import GetawaysScenes
import SwiftUI

/// The board of Getaways.
@MainActor enum GetawaysBoard {
    static func sheet() throws -> Sheet {
        let scenes = Dictionary(uniqueKeysWithValues: Scenes.all.map { ($0.name, $0) })
        func tile(_ name: String, _ label: String) throws -> Sheet.Tile {
            guard let scene = scenes[name] else { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: name]) }
            return try Sheet.Tile(scene.draw(), label: label)
        }
        func column(_ first: (String, String), _ second: (String, String), _ medium: String, _ large: String) throws -> [[Sheet.Tile]] {
            [
                [try tile(first.0, first.1), try tile(second.0, second.1)], [try tile(medium, "Medium")], [try tile(large, "Large")],
            ]
        }
        let full = [
            try column(("lisbon-small", "Small"), ("long-name-small", "Small · long name"), "lisbon-medium", "lisbon-large"),
            try column(("innsbruck-small", "Small"), ("rhodes-small", "Small · hotel only"), "innsbruck-medium", "innsbruck-large"),
            try column(("new-york-small", "Small"), ("longest-fit-small", "Small · longest fit"), "new-york-medium", "new-york-large"),
            try column(
                ("configure-small", "Small"), ("no-deals-small", "Small · configured, no deals"), "configure-medium", "configure-large"),
        ]
        // In the columns of the panel above, so that both are as wide.
        let tinted = try [
            [("innsbruck-small-accented", "Small"), ("configure-small-accented", "Small · not configured")],
            [("new-york-medium-accented", "Medium")], [("configure-medium-accented", "Medium · not configured")],
            [("lisbon-small-accented", "Small"), ("no-deals-small-accented", "Small · no deals")],
        ].map { row in [try row.map { try tile($0.0, $0.1) }] }
        return Sheet(
            title: "Getaways",
            panels: [
                Sheet.Panel(ground: Sheet.Panel.light, ink: .black, columns: full),
                Sheet.Panel(ground: Sheet.Panel.tinted, ink: .white, columns: tinted),
            ])
    }
}
