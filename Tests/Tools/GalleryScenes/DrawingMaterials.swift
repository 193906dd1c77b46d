import SwiftUI

private struct Sample: View {
    let name: String
    let material: Material

    var body: some View {
        Text(name).font(.system(size: 11, weight: .medium)).frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(material, in: RoundedRectangle(cornerRadius: 10))
    }
}

let materialScenes: [GalleryScene] = [
    GalleryScene("materials", width: 330, height: 110) {
        HStack(spacing: 8) {
            Sample(name: "ultra\nthin", material: .ultraThin)
            Sample(name: "thin", material: .thin)
            Sample(name: "regular", material: .regular)
            Sample(name: "thick", material: .thick)
            Sample(name: "ultra\nthick", material: .ultraThick)
            Sample(name: "bar", material: .bar)
        }
        .multilineTextAlignment(.center)
        .padding(8)
        .background {
            ZStack {
                LinearGradient(colors: [.blue, .purple, .orange], startPoint: .leading, endPoint: .trailing)
                HStack(spacing: 0) {
                    Color.black
                    Color.white
                }
                .frame(height: 14)
            }
        }
    }
]
