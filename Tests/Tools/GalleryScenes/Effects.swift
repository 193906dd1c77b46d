import SwiftUI

let effectScenes: [GalleryScene] = [
    GalleryScene("effects-color", width: 340, height: 110) {
        VStack {
            HStack {
                Swatch()
                Swatch().brightness(0.3)
                Swatch().contrast(0.4)
                Swatch().saturation(0.3)
                Swatch().grayscale(1)
            }
            HStack {
                Swatch().hueRotation(.degrees(120))
                Swatch().colorInvert()
                Swatch().colorMultiply(.yellow)
                Swatch().luminanceToAlpha().background(.black)
                Swatch().opacity(0.4)
            }
        }
    },
    GalleryScene("effects-transforms", width: 340, height: 80) {
        HStack(spacing: 20) {
            Swatch().rotationEffect(.degrees(15))
            Swatch().scaleEffect(0.6)
            Swatch().scaleEffect(x: 1, y: 0.5, anchor: .bottom)
            Swatch().rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0))
            Swatch().transformEffect(CGAffineTransform(a: 1, b: 0.2, c: 0, d: 1, tx: 0, ty: 0))
        }
    },
    GalleryScene("effects-blur-and-shadow", width: 260, height: 80) {
        HStack(spacing: 20) {
            Swatch().blur(radius: 3)
            Swatch().shadow(radius: 5, x: 3, y: 4)
            Text("Shadow").font(.title2.bold()).shadow(color: .red, radius: 2, y: 2)
        }
    },
    GalleryScene("effects-masks-and-clips", width: 320, height: 80) {
        HStack(spacing: 12) {
            Swatch().mask { Image(systemName: "heart.fill").font(.largeTitle) }
            Swatch().mask(alignment: .leading) { Rectangle().frame(width: 25) }
            Swatch().clipShape(Circle())
            Swatch().cornerRadius(12)
            Swatch().overlay(alignment: .topTrailing) { Circle().fill(.black).frame(width: 30, height: 30).offset(x: 10, y: -10) }.clipped()
        }
    },
    GalleryScene("effects-blend-modes", width: 340, height: 110) {
        let modes: [BlendMode] = [
            .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .plusLighter, .hue, .luminosity,
        ]
        VStack {
            ForEach(0..<2, id: \.self) { row in
                HStack {
                    ForEach(0..<5, id: \.self) { column in
                        ZStack {
                            Swatch()
                            Circle().fill(.teal).blendMode(modes[row * 5 + column]).padding(4)
                        }
                        .compositingGroup()
                    }
                }
            }
        }
    },
    GalleryScene("effects-border-and-hidden", width: 240, height: 70) {
        HStack {
            Text("Border").padding(6).border(.red, width: 2)
            Text("Hidden").hidden()
            Text("Shown")
        }
    },
    GalleryScene("effects-visual-effect", width: 220, height: 70) {
        HStack {
            ForEach(0..<4, id: \.self) { _ in
                Swatch().visualEffect { content, proxy in content.opacity(1 - proxy.frame(in: .global).minX / 300).offset(y: 5) }
            }
        }
    },
    GalleryScene("effects-glass", width: 200, height: 80) {
        Text("Glass").padding().glassEffect().frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.linearGradient(colors: [.orange, .purple], startPoint: .leading, endPoint: .trailing))
    },
]

private struct Swatch: View {
    var body: some View {
        LinearGradient(colors: [.red, .orange, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
            .frame(width: 45, height: 35)
    }
}
