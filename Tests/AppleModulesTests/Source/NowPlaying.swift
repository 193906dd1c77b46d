import AppIntents
import AudioToolbox
import MusicKit
import SwiftUI

// Widget source as it is written for Xcode: that it compiles is the test.

struct PlayPauseIntent: AppIntent {
    static let title: LocalizedStringResource = "Play or pause"

    func perform() async throws -> some IntentResult {
        AudioServicesPlaySystemSound(1104)
        let player = ApplicationMusicPlayer.shared
        if player.state.playbackStatus == .playing { player.pause() } else { try await player.play() }
        return .result()
    }
}

struct NowPlayingView: View {
    let song: Song?

    var body: some View {
        HStack {
            if let url = song?.artwork?.url(width: 64, height: 64) { AsyncImage(url: url) }
            VStack(alignment: .leading) {
                Text(song?.title ?? "Nothing plays").lineLimit(1)
                Text(song?.artistName ?? "").foregroundStyle(.secondary)
            }
            Button(intent: PlayPauseIntent()) { Image(systemName: "playpause.fill") }
        }
    }
}

func recent() async throws -> [Song] {
    guard await MusicAuthorization.request() == .authorized else { return [] }
    var request = MusicRecentlyPlayedRequest<Song>()
    request.limit = 4
    return Array(try await request.response().items)
}

func play(_ songs: [Song]) async throws {
    ApplicationMusicPlayer.shared.queue = MusicPlayer.Queue(for: songs, startingAt: songs.first)
    try await ApplicationMusicPlayer.shared.prepareToPlay()
}
