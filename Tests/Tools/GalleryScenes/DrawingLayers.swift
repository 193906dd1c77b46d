import SwiftUI

private let blendModes: [(String, BlendMode)] = [
    ("normal", .normal), ("multiply", .multiply), ("screen", .screen), ("overlay", .overlay), ("darken", .darken), ("lighten", .lighten),
    ("dodge", .colorDodge), ("burn", .colorBurn), ("soft", .softLight), ("hard", .hardLight), ("difference", .difference),
    ("exclusion", .exclusion), ("hue", .hue), ("saturation", .saturation), ("color", .color), ("luminosity", .luminosity),
    ("atop", .sourceAtop), ("over", .destinationOver), ("out", .destinationOut), ("darker", .plusDarker), ("lighter", .plusLighter),
]

private struct Blended: View {
    let name: String
    let mode: BlendMode

    var body: some View {
        VStack(spacing: 2) {
            ZStack {
                LinearGradient(colors: [.orange, .yellow], startPoint: .top, endPoint: .bottom).frame(width: 26, height: 26).offset(
                    x: -5, y: -4)
                Circle().fill(.blue).frame(width: 24, height: 24).offset(x: 5, y: 4).blendMode(mode)
            }
            .compositingGroup()
            .frame(width: 42, height: 38)
            Text(name).font(.system(size: 8)).foregroundStyle(.secondary)
        }
    }
}

let layerScenes: [GalleryScene] = [
    GalleryScene("blend-modes", width: 380, height: 200) {
        VStack(spacing: 8) {
            ForEach(0..<3, id: \.self) { row in
                HStack(spacing: 8) {
                    ForEach(row * 7..<row * 7 + 7, id: \.self) { Blended(name: blendModes[$0].0, mode: blendModes[$0].1) }
                }
            }
        }
    },
    GalleryScene("masks-and-clips", width: 330, height: 90) {
        HStack(spacing: 14) {
            LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
                .mask { Text("Mask").font(.system(size: 22, weight: .black)).fixedSize() }
            Rectangle().fill(.green).mask(LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
            ZStack {
                Color.orange
                Circle().fill(.purple).offset(x: 16, y: 16)
            }
            .clipShape(RoundedRectangle(cornerRadius: 18))
            ZStack {
                Circle().fill(.red).offset(x: -9)
                Circle().fill(.blue).offset(x: 9)
            }
            .padding(10).opacity(0.5)
        }
    },
    GalleryScene("shadows", width: 330, height: 100) {
        HStack(spacing: 22) {
            RoundedRectangle(cornerRadius: 12).fill(.background).shadow(radius: 6)
            RoundedRectangle(cornerRadius: 12).fill(.yellow).shadow(color: .orange, radius: 0, x: 5, y: 5)
            Circle().fill(.blue).shadow(color: .blue.opacity(0.6), radius: 10, y: 6)
            Text("Aa").font(.system(size: 36, weight: .bold)).shadow(color: .red, radius: 3, x: 2, y: 2)
        }
        .padding(10)
    },
    GalleryScene("blurs", width: 330, height: 90) {
        HStack(spacing: 18) {
            ForEach([0.0, 1, 3, 8], id: \.self) { radius in
                ZStack {
                    RoundedRectangle(cornerRadius: 10).fill(.teal)
                    Text("\(Int(radius))").font(.title.bold()).foregroundStyle(.white)
                }
                .blur(radius: radius)
            }
        }
        .padding(6)
    },
    GalleryScene("transforms", width: 330, height: 90) {
        HStack(spacing: 22) {
            RoundedRectangle(cornerRadius: 8).fill(.orange).rotationEffect(.degrees(20))
            RoundedRectangle(cornerRadius: 8).fill(.green).scaleEffect(x: 1.2, y: 0.6)
            Text("Flip").font(.title.bold()).scaleEffect(x: -1, y: 1)
            RoundedRectangle(cornerRadius: 8).fill(.pink).transformEffect(CGAffineTransform(a: 1, b: 0.2, c: -0.2, d: 1, tx: 4, ty: 0))
        }
        .padding(10)
    },
]
