import SwiftUI

let stackScenes: [GalleryScene] = [
    GalleryScene("stack-horizontal", width: 240, height: 80) {
        HStack {
            Text("One").padding(6).background(Color.orange)
            Text("Two").padding(6).background(Color.green)
            Spacer()
            Text("End").padding(6).background(Color.blue).foregroundStyle(.white)
        }
    },
    GalleryScene("stack-vertical", width: 160, height: 110) {
        VStack(alignment: .leading, spacing: 4) {
            Text("Headline").font(.headline)
            Text("Subheadline").font(.subheadline).foregroundStyle(.secondary)
            Divider()
            Text("Caption").font(.caption)
        }
    },
    GalleryScene("stack-depth", width: 160, height: 80) {
        ZStack(alignment: .bottomTrailing) {
            RoundedRectangle(cornerRadius: 12).fill(.teal)
            Text("On top").font(.caption.bold()).padding(6).foregroundStyle(.white)
        }
    },
]
