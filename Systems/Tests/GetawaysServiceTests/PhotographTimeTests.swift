import Drawing
import Foundation
import Testing

@testable import GetawaysServiceCore

/// One at a time: what else this process draws is no part of it.
@Suite("A photograph's time", .serialized) struct PhotographTimeTests {
    /// Milliseconds that the calling thread has worked; what else the machine does hardly changes them.
    private var worked: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
    }

    /// The least of three rounds.
    private func quickest(_ work: () throws -> Void) rethrows -> Double {
        try (0..<3).map { _ in
            let start = worked
            try work()
            return worked - start
        }.min() ?? .infinity
    }

    /// Debian's encoder is equally quick in every build, and as slow as the machine.
    @Test("true.14 is at most 40 times its encoding's, in a build for development too", arguments: ["lisbon", "tromso", "venice"])
    func short(name: String) throws {
        let place = try #require(Destination.named(name))
        let bitmap = Rasterizer(fonts: { _ in nil }).draw(PhotographPainter.displayList(place), scale: 1)
        let encoding = try quickest { _ = try JPEG.encode(bitmap, quality: 88) }
        let whole = try quickest { _ = try PhotographPainter.jpeg(place) }
        #expect(whole / encoding < 40, "\(whole) ms, of which \(encoding) ms are encoding")
    }
}
