import Drawing
import Foundation
import GetawaysScenes
@_spi(Vitrine) import SwiftUI
import WidgetTesting

/// The scenes of the board, placed as the board places them; beside them the board itself, where one is given.
@MainActor enum BoardSheet {
    /// A PNG file; a point is two pixels.
    /// - Parameter board: an image file, as wide as it is tall or nearly.
    static func draw(board: Data?) throws -> [UInt8] {
        let scenes = Dictionary(uniqueKeysWithValues: Scenes.all.map { ($0.name, $0) })
        func tile(_ name: String, _ label: String) throws -> Tile {
            guard let scene = scenes[name] else { throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: name]) }
            let picture = try scene.draw()
            guard let image = UIImage(data: Data(picture.png), scale: 2) else { throw CocoaError(.coderInvalidValue) }
            return Tile(label: label, image: image)
        }
        let full = try [
            [("lisbon-small", "Small"), ("long-name-small", "Small · long name"), ("lisbon-medium", "Medium"), ("lisbon-large", "Large")],
            [
                ("innsbruck-small", "Small"), ("rhodes-small", "Small · hotel only"), ("innsbruck-medium", "Medium"),
                ("innsbruck-large", "Large"),
            ],
            [
                ("new-york-small", "Small"), ("longest-fit-small", "Small · longest fit"), ("new-york-medium", "Medium"),
                ("new-york-large", "Large"),
            ],
            [
                ("configure-small", "Small"), ("no-deals-small", "Small · configured, no deals"), ("configure-medium", "Medium"),
                ("configure-large", "Large"),
            ],
        ].map { try $0.map { try tile($0.0, $0.1) } }
        let tinted = try [
            ("innsbruck-small-accented", "Small"), ("configure-small-accented", "Small · not configured"),
            ("new-york-medium-accented", "Medium"), ("configure-medium-accented", "Medium · not configured"),
            ("lisbon-small-accented", "Small"), ("no-deals-small-accented", "Small · no deals"),
        ].map { try tile($0.0, $0.1) }
        let sheet = Sheet(columns: full, tinted: tinted, board: board.flatMap { UIImage(data: $0, scale: 2) })
        let drawn = ViewRenderer().renderFitting(sheet)
        return PNG.encode(Rasterizer(fonts: FontCatalog.file).draw(drawn.content, scale: 2), compression: .compact)
    }
}

/// A picture and what it is.
struct Tile {
    let label: String
    let image: UIImage
}

private struct Sheet: View {
    let columns: [[Tile]]
    let tinted: [Tile]
    let board: UIImage?

    var body: some View {
        HStack(alignment: .top, spacing: 0) {
            VStack(alignment: .leading, spacing: 28) {
                Text(verbatim: "Getaways").font(.largeTitle.bold()).foregroundStyle(.black)
                panel(
                    LinearGradient(
                        colors: [Color(red: 0.85, green: 0.87, blue: 0.92), Color(red: 0.9, green: 0.88, blue: 0.92)], startPoint: .top,
                        endPoint: .bottom)
                ) {
                    HStack(alignment: .top, spacing: 40) {
                        ForEach(Array(columns.enumerated()), id: \.offset) { _, column in
                            VStack(alignment: .leading, spacing: 16) {
                                HStack(spacing: 22) {
                                    LabelledTile(tile: column[0], color: .black)
                                    LabelledTile(tile: column[1], color: .black)
                                }
                                LabelledTile(tile: column[2], color: .black)
                                LabelledTile(tile: column[3], color: .black)
                            }
                        }
                    }
                }
                panel(
                    LinearGradient(
                        colors: [Color(red: 0.33, green: 0.25, blue: 0.19), Color(red: 0.16, green: 0.12, blue: 0.09)], startPoint: .top,
                        endPoint: .bottom)
                ) {
                    HStack(alignment: .top, spacing: 22) {
                        ForEach(Array(tinted.enumerated()), id: \.offset) { _, tile in LabelledTile(tile: tile, color: .white) }
                    }
                    .frame(width: 1472, alignment: .leading)
                }
            }
            .padding(44)
            if let board { Image(uiImage: board) }
        }
        .background(Color(red: 0.965, green: 0.965, blue: 0.98))
    }

    private func panel<Content: View>(_ fill: LinearGradient, @ViewBuilder content: () -> Content) -> some View {
        content().padding(36).background(RoundedRectangle(cornerRadius: 28, style: .continuous).fill(fill))
    }
}

private struct LabelledTile: View {
    let tile: Tile
    let color: Color

    var body: some View {
        VStack(alignment: .leading, spacing: 6) {
            Image(uiImage: tile.image)
            Text(verbatim: tile.label).font(.caption).foregroundStyle(color)
        }
    }
}
