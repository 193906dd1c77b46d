import SwiftUI

private struct Swatch: View {
    let name: String

    var body: some View {
        VStack(spacing: 4) {
            RoundedRectangle(cornerRadius: 8).fill(Color(name, bundle: AssetBundle.bundle)).frame(height: 36)
            Text(verbatim: name.split(separator: "/").last.map(String.init) ?? name).font(.caption2)
                .foregroundStyle(Color(name, bundle: AssetBundle.bundle))
        }
    }
}

/// One number in several languages.
private struct Nights: View {
    let locale: String

    var body: some View {
        HStack {
            ForEach([1, 2, 5, 21], id: \.self) { count in
                Text("\(count) nights", bundle: AssetBundle.bundle).frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        .environment(\.locale, Locale(identifier: locale))
    }
}

let assetScenes: [GalleryScene] = [
    GalleryScene("asset-colors", width: 300, height: 84) {
        HStack(spacing: 10) { ForEach(["Ink", "Sun", "Brand/Leaf", "Warning"], id: \.self) { Swatch(name: $0) } }
    },
    GalleryScene("asset-images", width: 300, height: 84) {
        HStack(spacing: 12) {
            Image("Badge", bundle: AssetBundle.bundle)
            Image("Badge", bundle: AssetBundle.bundle).resizable()
            Image("Mask", bundle: AssetBundle.bundle).foregroundStyle(Color("Sun", bundle: AssetBundle.bundle))
            Image("Compass", bundle: AssetBundle.bundle)
            Image("Compass", bundle: AssetBundle.bundle).resizable().scaledToFit()
        }
    },
    GalleryScene("asset-font", width: 240, height: 150) {
        // The bundle makes its fonts known when it is first asked for.
        let _ = AssetBundle.bundle
        VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: "Dubrovnik & Quay").font(.custom("DejaVu Serif", size: 20))
            Text(verbatim: "Dubrovnik & Quay").font(.custom("DejaVu Serif", size: 20)).bold()
            Text(verbatim: "12:45 · €320").font(.custom("DejaVuSerif-Bold", fixedSize: 15)).foregroundStyle(.secondary)
            Text(verbatim: "Kyōto 東京 in the system’s").font(.custom("DejaVuSerif", size: 15, relativeTo: .caption))
        }
    },
    GalleryScene("asset-plurals", width: 330, height: 130) {
        VStack(alignment: .leading, spacing: 4) { ForEach(["en", "pl", "ru", "ar", "ja"], id: \.self) { Nights(locale: $0) } }
            .font(.footnote)
    },
]
