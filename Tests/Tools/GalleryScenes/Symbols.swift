import SwiftUI

let symbolScenes: [GalleryScene] = [
    GalleryScene("symbol-variants", width: 260, height: 90) {
        VStack {
            HStack {
                Image(systemName: "heart")
                Image(systemName: "heart").symbolVariant(.fill)
                Image(systemName: "star").symbolVariant(.fill)
                Image(systemName: "bell").symbolVariant(.slash)
                Image(systemName: "person").symbolVariant(.circle)
                Image(systemName: "checkmark").symbolVariant(.circle.fill)
                Image(systemName: "plus").symbolVariant(.square)
            }
            HStack {
                Label("House", systemImage: "house")
                Label("Cart", systemImage: "cart")
            }
            .symbolVariant(.fill)
        }
    },
    GalleryScene("symbol-rendering-modes", width: 220, height: 100) {
        VStack {
            HStack {
                Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.monochrome)
                Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.hierarchical)
                Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.palette).foregroundStyle(.white, .blue)
                Image(systemName: "checkmark.circle.fill").symbolRenderingMode(.multicolor)
            }
            HStack {
                Image(systemName: "exclamationmark.triangle.fill").symbolRenderingMode(.multicolor)
                Image(systemName: "sun.max.fill").symbolRenderingMode(.multicolor)
                Image(systemName: "heart.fill").symbolRenderingMode(.multicolor)
                Image(systemName: "xmark.circle.fill").symbolRenderingMode(.hierarchical)
            }
        }
        .font(.title)
        .foregroundStyle(.indigo)
    },
    GalleryScene("symbol-layers", width: 300, height: 170) {
        let names = [
            "cloud.sun.rain.fill", "cloud.moon.fill", "cloud.bolt.rain.fill", "bell.badge.fill", "folder.badge.plus", "battery.50",
        ]
        VStack(spacing: 12) {
            HStack {
                ForEach(names, id: \.self) { Image(systemName: $0) }
            }
            .symbolRenderingMode(.multicolor)
            HStack {
                ForEach(names, id: \.self) { Image(systemName: $0) }
            }
            .symbolRenderingMode(.hierarchical)
            HStack {
                ForEach(names, id: \.self) { Image(systemName: $0) }
            }
            .symbolRenderingMode(.palette)
            .foregroundStyle(.primary, .orange, .blue)
        }
        .font(.title)
        .padding()
        .background(.teal.opacity(0.4))
    },
    GalleryScene("symbol-variable-value", width: 220, height: 70) {
        HStack {
            Image(systemName: "wifi", variableValue: 0)
            Image(systemName: "wifi", variableValue: 0.4)
            Image(systemName: "wifi", variableValue: 1)
            Image(systemName: "chart.bar.fill", variableValue: 0.5)
        }
        .font(.largeTitle)
    },
    GalleryScene("symbol-scales-and-weights", width: 240, height: 100) {
        VStack {
            HStack {
                Image(systemName: "cloud").imageScale(.small)
                Image(systemName: "cloud").imageScale(.medium)
                Image(systemName: "cloud").imageScale(.large)
                Text("Cloud")
            }
            HStack {
                Image(systemName: "magnifyingglass").fontWeight(.regular)
                Image(systemName: "magnifyingglass").fontWeight(.semibold)
                Image(systemName: "magnifyingglass").fontWeight(.black)
                Image(systemName: "no.such.symbol")
            }
            .font(.title)
        }
    },
]
