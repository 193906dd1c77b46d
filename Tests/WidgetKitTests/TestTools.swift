import Foundation
import VitrineDrawing
import WidgetKit

/// Values seen by callbacks of other threads.
final class Recorder<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Value] = []

    var all: [Value] { lock.withLock { values } }

    func add(_ value: Value) { lock.withLock { values.append(value) } }
}

/// Completions that providers were handed and have not called.
final class Completions<Entry: TimelineEntry>: @unchecked Sendable {
    private let (come, comes) = AsyncStream.makeStream(of: (@Sendable (Timeline<Entry>) -> Void).self)
    private let most: Int

    init(most: Int) { self.most = most }

    func hold(_ completion: @escaping @Sendable (Timeline<Entry>) -> Void) { comes.yield(completion) }

    /// Calls all of them, in the order in which they came, once as many have come as are waited for.
    func complete(_ timeline: Timeline<Entry>) async {
        var all: [@Sendable (Timeline<Entry>) -> Void] = []
        for await completion in come {
            all.append(completion)
            if all.count == most { break }
        }
        for completion in all { completion(timeline) }
    }
}

enum TestImage {
    /// A PNG of one colour.
    static func png(width: Int, height: Int, red: UInt8 = 40, green: UInt8 = 120, blue: UInt8 = 200) -> [UInt8] {
        var bitmap = Bitmap(width: width, height: height)
        bitmap.pixels = (0..<bitmap.width * bitmap.height).flatMap { _ in [red, green, blue, 255] }
        return PNG.encode(bitmap)
    }
}
