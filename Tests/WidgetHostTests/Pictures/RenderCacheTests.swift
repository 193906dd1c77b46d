import Foundation
import Synchronization
import Testing
import VitrineDrawing
import VitrineWidgetArchive

@testable import WidgetHost

@Suite("Pictures that somebody looks at") struct RenderCacheTests {
    private final class Count: Sendable { let value = Mutex(0) }

    private func key(_ tile: String) -> RenderCache.Key {
        RenderCache.Key(
            tile: tile, version: 1, tick: 0, look: RenderEnvironment(), appearance: .plain, scale: 2, moment: nil)
    }

    private func square(_ side: Double) -> DisplayList {
        let box = CGRect(x: 0, y: 0, width: side, height: side)
        return DisplayList(size: box.size, items: [.fill(Path(box), .color(RGBA(1, 0, 0)), .nonZero)])
    }

    @Test("a picture is drawn by the first of those with the least to do") func leastToDo() {
        #expect(DrawerPool.next([0, 0]) == 0)
        #expect(DrawerPool.next([1, 0]) == 1)
        #expect(DrawerPool.next([2, 1]) == 1)
        #expect(DrawerPool.next([1, 1]) == 0)
    }

    @Test("who asks for the same picture at the same time gets one that was drawn once, and others get their own") func together() async {
        let cache = RenderCache { _ in nil }, drawn = Count()
        let pictures = await withTaskGroup(of: (String, [UInt8]).self) { group in
            for round in 0..<24 {
                let tile = "tile \(round % 3)", list = square(Double(round % 3 + 1) * 40), key = key(tile)
                group.addTask {
                    let picture = await cache.picture(key) { _ in
                        drawn.value.withLock { $0 += 1 }
                        return list
                    }
                    return (tile, picture)
                }
            }
            return await group.reduce(into: [String: Set<[UInt8]>]()) { $0[$1.0, default: []].insert($1.1) }
        }
        #expect(drawn.value.withLock { $0 } == 3)
        #expect(pictures.count == 3 && pictures.values.allSatisfy { $0.count == 1 })
        #expect(Set(pictures.values.flatMap(\.self)).count == 3)
    }

    @Test("only so many are remembered; the one that was looked at longest ago goes first") func capacity() async {
        let cache = RenderCache(capacity: 2) { _ in nil }, list = square(10)
        for tile in ["a", "b", "a", "c"] { _ = await cache.picture(key(tile)) { _ in list } }
        #expect(await cache.known(key("a")) != nil)
        #expect(await cache.known(key("b")) == nil)
        #expect(await cache.known(key("c")) != nil)
    }
}
