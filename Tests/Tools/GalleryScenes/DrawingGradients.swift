import SwiftUI

private let rainbow = Gradient(colors: [.red, .yellow, .green, .blue, .purple])

let gradientScenes: [GalleryScene] = [
    GalleryScene("gradients", width: 330, height: 130) {
        HStack(spacing: 10) {
            Rectangle().fill(LinearGradient(gradient: rainbow, startPoint: .leading, endPoint: .trailing))
            Rectangle().fill(LinearGradient(gradient: rainbow, startPoint: .topLeading, endPoint: .bottomTrailing))
            Circle().fill(RadialGradient(gradient: rainbow, center: .center, startRadius: 4, endRadius: 40))
            Circle().fill(AngularGradient(gradient: rainbow, center: .center))
            Ellipse().fill(EllipticalGradient(gradient: rainbow))
        }
    },
    GalleryScene("gradients-standard", width: 330, height: 90) {
        HStack(spacing: 8) {
            ForEach([Color.red, .orange, .yellow, .green, .mint, .teal, .blue, .indigo, .purple, .pink], id: \.self) { color in
                RoundedRectangle(cornerRadius: 6).fill(color.gradient)
            }
        }
    },
    GalleryScene("gradients-fading", width: 330, height: 90) {
        HStack(spacing: 10) {
            RoundedRectangle(cornerRadius: 12).fill(LinearGradient(colors: [.blue, .clear], startPoint: .top, endPoint: .bottom))
            RoundedRectangle(cornerRadius: 12).fill(
                LinearGradient(
                    stops: [
                        .init(color: .orange, location: 0), .init(color: .orange, location: 0.5), .init(color: .pink, location: 0.5),
                        .init(color: .pink.opacity(0.2), location: 1),
                    ], startPoint: .leading, endPoint: .trailing))
            Circle().fill(
                AngularGradient(colors: [.green, .green.opacity(0)], center: .center, startAngle: .zero, endAngle: .degrees(270)))
            Text("Words").font(.title3.bold()).fixedSize()
                .foregroundStyle(LinearGradient(colors: [.purple, .orange], startPoint: .leading, endPoint: .trailing))
        }
    },
]
