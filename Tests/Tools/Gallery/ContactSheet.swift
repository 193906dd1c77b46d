import Drawing
import Foundation
import GalleryScenes
@_spi(Vitrine) import SwiftUI

/// All scenes on one page: each area under its name, in columns.
@MainActor enum ContactSheet {
    /// Points; a point is one pixel of the sheet.
    private static let width = 1800.0, margin = 32.0, gap = 20.0, caption = 20.0

    /// A PNG file.
    static func draw() throws -> [UInt8] {
        var placed: [Placed] = [], titles: [Title] = []
        var y = margin
        for area in Gallery.areas {
            titles.append(Title(text: area.name, y: y))
            y += 44
            var x = margin, rowHeight = 0.0
            for scene in area.scenes {
                let bitmap = try scene.drawAll()
                let size = CGSize(width: Double(bitmap.width) / 2, height: Double(bitmap.height) / 2)
                if x > margin, x + size.width > width - margin {
                    (x, y, rowHeight) = (margin, y + rowHeight + gap, 0)
                }
                placed.append(Placed(name: scene.name, image: try image(bitmap), frame: CGRect(origin: CGPoint(x: x, y: y), size: size)))
                x += size.width + gap
                rowHeight = max(rowHeight, size.height + caption)
            }
            y += rowHeight + gap * 2
        }
        // Larger than any tile may be, so not archived like one.
        let sheet = ViewRenderer().render(Sheet(placed: placed, titles: titles), size: CGSize(width: width, height: y))
        return PNG.encode(Rasterizer(fonts: FontCatalog.file).draw(sheet.content, scale: 1), compression: .compact)
    }

    private static func image(_ bitmap: Bitmap) throws -> UIImage {
        guard let image = UIImage(data: Data(PNG.encode(bitmap))) else { throw CocoaError(.coderInvalidValue) }
        return image
    }
}

/// A scene's four pictures at their place, in points.
struct Placed {
    let name: String
    let image: UIImage
    let frame: CGRect
}

/// The name of an area, in points from the top.
struct Title {
    let text: String
    let y: Double
}

struct Sheet: View {
    let placed: [Placed]
    let titles: [Title]

    var body: some View {
        ZStack(alignment: .topLeading) {
            Color(white: 0.93)
            ForEach(Array(titles.enumerated()), id: \.offset) { _, title in
                Text(title.text).font(.title2.bold()).foregroundStyle(.black).offset(x: 32, y: title.y)
            }
            ForEach(Array(placed.enumerated()), id: \.offset) { _, scene in
                VStack(alignment: .leading, spacing: 4) {
                    Image(uiImage: scene.image).resizable().frame(width: scene.frame.width, height: scene.frame.height)
                    Text(scene.name).font(.caption2).foregroundStyle(.gray)
                }
                .offset(x: scene.frame.minX, y: scene.frame.minY)
            }
        }
    }
}
