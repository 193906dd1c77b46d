import TripsScenes

// One line a picture: its name and the digest of its pixels. Two builds draw the same when they print the same.
for scene in Scenes.all {
    let picture = try await MainActor.run { try scene.draw() }
    let digest = String(picture.bitmap.digest, radix: 16)
    print(scene.name, String(repeating: "0", count: 16 - digest.count) + digest)
}
