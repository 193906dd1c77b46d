import SwiftUI

let emojiScenes: [GalleryScene] = [
    GalleryScene("emoji-sequences", width: 220, height: 110) {
        VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: "😀 👨‍👩‍👧 🧑🏿‍🚀 🏳️‍🌈 ❤️‍🔥")
            Text(verbatim: "👍🏻👍🏽👍🏿 🇯🇵🇮🇹🇧🇷 1️⃣#️⃣")
            Text(verbatim: "☎︎ ☎️ © ©️ ✈︎ ✈️")
        }
    },
    GalleryScene("emoji-sizes", width: 220, height: 110) {
        HStack(alignment: .firstTextBaseline) {
            Text(verbatim: "🌦").font(.caption)
            Text(verbatim: "🌦").font(.body)
            Text(verbatim: "🌦").font(.largeTitle)
            Text(verbatim: "🌦").font(.system(size: 64))
        }
    },
    GalleryScene("emoji-in-words", width: 220, height: 110) {
        VStack(alignment: .leading, spacing: 4) {
            Text(verbatim: "Rain ☔️ in Kyōto, 14° 🌡️")
            Text(verbatim: "Secondary 🍜 fades").foregroundStyle(.secondary)
            Text(verbatim: "In a colour 🍜").foregroundStyle(.red)
            Text(verbatim: "Cut off 🎒🧳🗺️🧭🚆🏨🎏🍡").lineLimit(1)
        }
    },
    GalleryScene("emoji-turned", width: 220, height: 110) {
        HStack(spacing: 24) {
            Text(verbatim: "🚀").font(.largeTitle).rotationEffect(.degrees(30))
            Text(verbatim: "🚀").font(.largeTitle).scaleEffect(1.6)
            Text(verbatim: "🚀").font(.largeTitle).opacity(0.4)
        }
    },
]
