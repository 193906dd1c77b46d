import SwiftUI
import VitrineDrawing

/// A frame of 24 × 24 points: round corners, a band along each side, a dotted middle.
private let frame: UIImage = {
    let side = 72
    var bitmap = Bitmap(width: side, height: side)
    for y in 0..<side {
        for x in 0..<side {
            let edge = min(x, y, side - 1 - x, side - 1 - y),
                corner = (max(0, 24 - x) + max(0, 24 - (side - 1 - x)), max(0, 24 - y) + max(0, 24 - (side - 1 - y)))
            let isOutside = corner.0 * corner.0 + corner.1 * corner.1 > 24 * 24
            let isDot = (x - 36) * (x - 36) + (y - 36) * (y - 36) < 36
            let color: [UInt8] =
                isOutside ? [0, 0, 0, 0] : edge < 9 ? [30, 90, 200, 255] : isDot ? [240, 120, 30, 255] : [170, 205, 255, 255]
            bitmap.pixels.replaceSubrange((y * side + x) * 4..<(y * side + x) * 4 + 4, with: color)
        }
    }
    // The force-unwrap holds: our own writer has just encoded the data.
    return UIImage(data: Data(PNG.encode(bitmap)), scale: 3)!
}()

private let caps = EdgeInsets(top: 9, leading: 9, bottom: 9, trailing: 9)

let imageScenes: [GalleryScene] = [
    GalleryScene("image-modes", width: 330, height: 96) {
        HStack(spacing: 10) {
            Image(uiImage: frame)
            Image(uiImage: frame).resizable()
            Image(uiImage: frame).resizable(capInsets: caps)
            Image(uiImage: frame).resizable(resizingMode: .tile)
            Image(uiImage: frame).resizable(capInsets: caps, resizingMode: .tile)
        }
    },
    GalleryScene("image-templates", width: 330, height: 80) {
        HStack(spacing: 10) {
            Image(uiImage: frame).renderingMode(.template).resizable().foregroundStyle(.pink)
            Image(uiImage: frame).renderingMode(.template).resizable(capInsets: caps).foregroundStyle(.green)
            Image(uiImage: frame).renderingMode(.template).resizable(resizingMode: .tile).foregroundStyle(.orange)
            Image(uiImage: frame).resizable().opacity(0.4)
        }
    },
    GalleryScene("image-interpolation", width: 330, height: 96) {
        HStack(spacing: 10) {
            Image(uiImage: frame).resizable().interpolation(.none)
            Image(uiImage: frame).resizable().interpolation(.low)
            Image(uiImage: frame).resizable().interpolation(.medium)
            Image(uiImage: frame).resizable().interpolation(.high).clipShape(Circle())
        }
    },
]
