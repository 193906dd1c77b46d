import Foundation
import GalleryScenes
import SwiftUI
import VitrineDrawing

/// All scenes on one page: each area under its name, in rows.
@MainActor enum ContactSheet {
    /// Points; a point is one pixel of the sheet.
    private static let width = 4000.0, margin = 40.0, gap = 24.0

    /// A PNG file.
    static func draw() throws -> [UInt8] {
        let areas = try Gallery.areas.map { area in
            SheetArea(name: area.name, rows: rows(of: try area.scenes.map(SheetScene.init)))
        }
        // Larger than any tile may be, so not archived like one.
        let sheet = ViewRenderer().renderFitting(
            Sheet(areas: areas, gap: gap).padding(margin).frame(width: width, alignment: .leading).background(Color(white: 0.93)))
        return PNG.encode(Rasterizer(fonts: FontCatalog.file).draw(sheet.content, scale: 1), compression: .compact)
    }

    /// The rows, each with as many scenes as fit.
    private static func rows(of scenes: [SheetScene]) -> [[SheetScene]] {
        var rows: [[SheetScene]] = [], used = Double.infinity
        for scene in scenes {
            if used + gap + scene.size.width > width - 2 * margin {
                rows.append([])
                used = -gap
            }
            rows[rows.count - 1].append(scene)
            used += gap + scene.size.width
        }
        return rows
    }
}

/// One area of the gallery.
struct SheetArea {
    let name: String
    let rows: [[SheetScene]]
}

/// A scene's four pictures; a pixel of the sheet is two of theirs.
struct SheetScene {
    let name: String
    let image: UIImage
    let size: CGSize

    @MainActor init(_ scene: GalleryScene) throws {
        let bitmap = try scene.drawAll()
        guard let image = UIImage(data: Data(PNG.encode(bitmap))) else { throw CocoaError(.coderInvalidValue) }
        self.image = image
        name = scene.name
        size = CGSize(width: Double(bitmap.width) / 2, height: Double(bitmap.height) / 2)
    }
}

struct Sheet: View {
    let areas: [SheetArea]
    let gap: CGFloat

    var body: some View {
        VStack(alignment: .leading, spacing: gap) {
            ForEach(areas, id: \.name) { area in
                Text(area.name).font(.title.bold()).foregroundStyle(.black).padding(.top, gap)
                ForEach(Array(area.rows.enumerated()), id: \.offset) { _, row in
                    HStack(alignment: .top, spacing: gap) {
                        ForEach(row, id: \.name) { scene in
                            VStack(alignment: .leading, spacing: 4) {
                                Image(uiImage: scene.image).resizable().frame(width: scene.size.width, height: scene.size.height)
                                Text(scene.name).font(.footnote).foregroundStyle(.gray)
                            }
                        }
                    }
                }
            }
        }
    }
}
