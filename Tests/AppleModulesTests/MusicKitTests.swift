import Foundation
import Testing

@testable import MusicKit

@Suite("MusicKit") struct MusicKitTests {
    @Test("xcode.11: a picture's address has the size that was asked for, and no more than there is") func artwork() {
        let artwork = Artwork(maximumWidth: 600, maximumHeight: 600, template: "https://example.com/{w}x{h}.jpg")
        #expect(artwork.url(width: 100, height: 120)?.absoluteString == "https://example.com/100x120.jpg")
        #expect(artwork.url(width: 1000, height: 120)?.absoluteString == "https://example.com/600x120.jpg")
    }

    @Test("xcode.11: nobody allowed music: nothing is found and nothing plays") func denied() async {
        #expect(MusicAuthorization.currentStatus == .denied)
        #expect(ApplicationMusicPlayer.shared.state.playbackStatus == .stopped)
        #expect(SystemMusicPlayer.shared.queue.currentEntry == nil)
        await #expect(throws: MusicTokenRequestError.permissionDenied) {
            try await MusicCatalogSearchRequest(term: "Bach", types: [Song.self, Album.self]).response()
        }
        await #expect(throws: MusicTokenRequestError.permissionDenied) { try await MusicLibraryRequest<Playlist>().response() }
        await #expect(throws: MusicTokenRequestError.permissionDenied) { try await ApplicationMusicPlayer.shared.play() }
    }
}
