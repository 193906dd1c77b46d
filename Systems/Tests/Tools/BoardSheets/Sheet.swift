import Foundation
import SwiftUI
import VitrineDrawing
import WidgetTesting

/// Pictures placed as a board places them: panels of columns, each with its rows of tiles.
struct Sheet {
    var title: String
    var panels: [Panel]

    /// A part of the sheet on a ground of its own.
    struct Panel {
        var ground: [Color]
        /// The colour of the words.
        var ink: Color
        var columns: [[[Tile]]]

        static let light = [Color(red: 0.85, green: 0.87, blue: 0.92), Color(red: 0.9, green: 0.88, blue: 0.92)]
        static let dark = [Color(red: 0.04, green: 0.04, blue: 0.07), Color(red: 0.07, green: 0.07, blue: 0.11)]
        static let tinted = [Color(red: 0.33, green: 0.25, blue: 0.19), Color(red: 0.16, green: 0.12, blue: 0.09)]
        static let wallpaper = [Color(red: 0.16, green: 0.23, blue: 0.42), Color(red: 0.32, green: 0.29, blue: 0.45)]
    }

    /// A picture and what it is.
    struct Tile {
        let label: String
        let image: UIImage

        init(label: String, image: UIImage) {
            self.label = label
            self.image = image
        }

        init(_ picture: Picture, label: String) throws {
            guard let image = UIImage(data: Data(picture.png), scale: 2) else { throw CocoaError(.coderInvalidValue) }
            self.label = label
            self.image = image
        }
    }

    /// A PNG file; a point is two pixels.
    /// - Parameter board: an image file, to be laid beside it.
    @MainActor func draw(beside board: Data?) throws -> [UInt8] {
        let drawn = ViewRenderer().renderFitting(SheetView(sheet: self, board: board.flatMap { UIImage(data: $0, scale: 2) }))
        return PNG.encode(Rasterizer(fonts: FontCatalog.file).draw(drawn.content, scale: 2), compression: .compact)
    }
}

private struct SheetView: View {
    let sheet: Sheet
    let board: UIImage?

    var body: some View {
        HStack(alignment: .top, spacing: 0) {
            VStack(alignment: .leading, spacing: 28) {
                Text(verbatim: sheet.title).font(.largeTitle.bold()).foregroundStyle(.black)
                ForEach(Array(sheet.panels.enumerated()), id: \.offset) { _, panel in PanelView(panel: panel) }
            }
            .padding(44)
            if let board { Image(uiImage: board) }
        }
        .background(Color(red: 0.965, green: 0.965, blue: 0.98))
    }
}

private struct PanelView: View {
    let panel: Sheet.Panel

    var body: some View {
        HStack(alignment: .top, spacing: 40) {
            ForEach(Array(panel.columns.enumerated()), id: \.offset) { _, column in
                VStack(alignment: .leading, spacing: 16) {
                    ForEach(Array(column.enumerated()), id: \.offset) { _, row in
                        HStack(spacing: 22) {
                            ForEach(Array(row.enumerated()), id: \.offset) { _, tile in
                                VStack(alignment: .leading, spacing: 6) {
                                    Image(uiImage: tile.image)
                                    Text(verbatim: tile.label).font(.caption).foregroundStyle(panel.ink)
                                }
                            }
                        }
                    }
                }
            }
        }
        .padding(36)
        .frame(minWidth: 1_544, alignment: .leading)
        .background {
            RoundedRectangle(cornerRadius: 28, style: .continuous)
                .fill(LinearGradient(colors: panel.ground, startPoint: .top, endPoint: .bottom))
        }
    }
}
