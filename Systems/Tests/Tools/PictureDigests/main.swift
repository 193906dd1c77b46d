import GetawaysScenes
import InsightsScenes
import SalonScenes
import TripsScenes
import VitrineDrawing

/// One line: a picture's name and the digest of its pixels.
func printDigest(_ name: String, _ bitmap: Bitmap) {
    let digest = String(bitmap.digest, radix: 16)
    print(name, String(repeating: "0", count: 16 - digest.count) + digest)
}

// Two builds draw the same when they print the same.
for scene in TripsScenes.Scenes.all {
    printDigest(scene.name, try await MainActor.run { try scene.draw() }.bitmap)
}
for scene in GetawaysScenes.Scenes.all {
    printDigest("getaways-\(scene.name)", try await MainActor.run { try scene.draw() }.bitmap)
}
for scene in InsightsScenes.Scenes.all {
    printDigest("insights-\(scene.name)", try await MainActor.run { try scene.draw() }.bitmap)
}
for scene in SalonScenes.Scenes.all {
    printDigest("salon-\(scene.name)", try await MainActor.run { try scene.draw() }.bitmap)
}
