import Foundation
import FoundationMissing
import FoundationNetworking
import OwnThreads
import Synchronization
import Testing

@Suite("What Foundation lacks on Linux") struct FoundationGapTests {
    private final class Thing: NSObject {}

    /// A server that answers every request with three lines.
    private final class Lines: URLProtocol {
        override class func canInit(with request: URLRequest) -> Bool { true }
        override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
        override func startLoading() {
            guard let url = request.url else { return }
            let response = URLResponse(url: url, mimeType: "text/plain", expectedContentLength: 15, textEncodingName: "utf-8")
            client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            client?.urlProtocol(self, didLoad: Data("one\n\ntwo\r\nthree".utf8))
            client?.urlProtocolDidFinishLoading(self)
        }
        override func stopLoading() {}
    }

    @Test("files in a group's container are written by one at a time and read by many, in this process as between two (xcode.10)")
    func coordination() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("coordinated-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("count.txt")
        try Data("0".utf8).write(to: file)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    try await onThread {
                        for _ in 0..<50 {
                            NSFileCoordinator().coordinate(writingItemAt: file, error: nil) { url in
                                let count = (try? String(contentsOf: url, encoding: .utf8)).flatMap { Int($0) } ?? 0
                                try? Data("\(count + 1)".utf8).write(to: url)
                            }
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        var problem: NSError?
        var read = ""
        NSFileCoordinator(filePresenter: nil).coordinate(readingItemAt: file, options: [], error: &problem) { url in
            // A coordination within another does not wait.
            NSFileCoordinator().coordinate(writingItemAt: url, options: .forReplacing, error: nil) { url in
                read = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
            }
        }
        #expect(read == "200" && problem == nil)
        var isCalled = false
        NSFileCoordinator().coordinate(writingItemAt: folder.appendingPathComponent("gone/a"), error: &problem) { _ in isCalled = true }
        #expect(isCalled && problem == nil)
    }

    @Test("arrays of addresses hold objects or leave a place empty (xcode.10)")
    func pointers() {
        let weak = NSPointerArray.weakObjects(), strong = NSPointerArray.strongObjects()
        var thing: Thing? = Thing()
        for array in [weak, strong] { array.addPointer(thing.map { Unmanaged.passUnretained($0).toOpaque() }) }
        weak.insertPointer(nil, at: 0)
        #expect(weak.count == 2 && weak.pointer(at: 0) == nil && weak.allObjects.first as? Thing === thing)
        #expect(weak.pointer(at: 1) == strong.pointer(at: 0))
        weak.removePointer(at: 0)
        weak.count = 3
        #expect(weak.count == 3 && weak.allObjects.count == 1)
        strong.replacePointer(at: 0, withPointer: nil)
        thing = nil
        #expect(weak.allObjects.isEmpty && strong.allObjects.isEmpty && weak.count == 3)
        weak.compact()
        #expect(weak.count == 0)
    }

    @Test("tables hold objects weakly where they are to, and know equal ones (xcode.10)")
    func tables() {
        let weak = NSHashTable<Thing>.weakObjects(), strong = NSHashTable<NSString>()
        var thing: Thing? = Thing()
        weak.add(thing)
        weak.add(thing)
        #expect(weak.count == 1 && weak.contains(thing))
        thing = nil
        #expect(weak.allObjects.isEmpty && weak.anyObject == nil)
        strong.add("a")
        strong.add(NSString(string: "a"))
        strong.add("b")
        strong.remove("b")
        #expect(strong.allObjects == ["a"])
        let map = NSMapTable<NSString, Thing>.strongToWeakObjects()
        thing = Thing()
        map.setObject(thing, forKey: "key")
        map.setObject(thing, forKey: NSString(string: "key"))
        #expect(map.object(forKey: "key") === thing && map.count == 1)
        thing = nil
        #expect(map.object(forKey: "key") == nil && map.count == 0)
    }

    @Test("changes are taken back and made again, in groups, with their names (xcode.10)")
    func undo() {
        final class Model {
            var value = 0
            let manager = UndoManager()
            func set(_ new: Int) {
                let old = value
                manager.registerUndo(withTarget: self) { $0.set(old) }
                value = new
            }
        }
        let model = Model()
        model.set(1)
        model.manager.setActionName("Set")
        model.manager.beginUndoGrouping()
        model.set(2)
        model.set(3)
        model.manager.endUndoGrouping()
        model.manager.undo()
        #expect(model.value == 1 && model.manager.canRedo)
        model.manager.undo()
        #expect(model.value == 0 && !model.manager.canUndo && model.manager.redoActionName == "Set")
        model.manager.redo()
        model.manager.redo()
        #expect(model.value == 3 && !model.manager.canRedo)
        model.manager.removeAllActions(withTarget: model)
        #expect(!model.manager.canUndo)
        model.manager.disableUndoRegistration()
        model.set(9)
        #expect(!model.manager.canUndo)
    }

    private struct Place { let name: String }

    @Test("predicates search and compare texts as people do (xcode.10)")
    func predicates() throws {
        let search = #Predicate<Place> { $0.name.localizedStandardContains("zur") }
        let later = ComparisonResult.orderedDescending
        let order = #Predicate<Place> { $0.name.localizedCompare("Basel") == later }
        #expect(try search.evaluate(Place(name: "Zürich HB")) && !search.evaluate(Place(name: "Basel")))
        #expect(try order.evaluate(Place(name: "Chur")) && !order.evaluate(Place(name: "Aarau")))
    }

    @Test("a text keeps room for a value that is put in later; a cache lies in a folder (xcode.10)")
    func roomForValues() {
        let count: LocalizedStringResource = "\(placeholder: .int) places"
        #expect(count.key == "%lld places" && String(localized: count) == "0 places")
        let cache = URLCache(memoryCapacity: 1 << 20, diskCapacity: 1 << 21, directory: FileManager.default.temporaryDirectory)
        #expect(URLCache(memoryCapacity: 1 << 20, diskCapacity: 0).memoryCapacity == 1 << 20)
        #expect(cache.memoryCapacity == 1 << 20 && kCFNull == NSNull())
    }

    @Test("nobody is signed in to a cloud: its values stay with the app, and its folder is nowhere (xcode.10)")
    func cloud() {
        let store = NSUbiquitousKeyValueStore.default
        defer { UserDefaults.standard.removeObject(forKey: "NSUbiquitousKeyValueStore") }
        store.set("tide", forKey: "name")
        store.set(Int64(7), forKey: "count")
        store.set(true, forKey: "isOn")
        #expect(store.string(forKey: "name") == "tide" && store.longLong(forKey: "count") == 7 && store.bool(forKey: "isOn"))
        store.removeObject(forKey: "name")
        #expect(store.string(forKey: "name") == nil && store.dictionaryRepresentation.count == 2)
        #expect(FileManager.default.ubiquityIdentityToken == nil)
        #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
    }

    @Test("what a session or request says of the network is taken (xcode.10)")
    func network() async throws {
        let configuration = URLSessionConfiguration.default
        configuration.multipathServiceType = .handover
        configuration.tlsMinimumSupportedProtocolVersion = .TLSv13
        #expect(configuration.tlsMinimumSupportedProtocolVersion == .TLSv13 && configuration.tlsMaximumSupportedProtocolVersion == .TLSv13)
        #expect(configuration.multipathServiceType == .handover && URLSessionConfiguration.default.multipathServiceType == .none)
        configuration.multipathServiceType = URLSessionConfiguration.MultipathServiceType.interactive
        configuration.tlsMinimumSupportedProtocolVersion = tls_protocol_version_t.TLSv12
        #expect(configuration.multipathServiceType == .interactive && configuration.tlsMinimumSupportedProtocolVersion == .TLSv12)
        configuration.waitsForConnectivity = true
        configuration.allowsExpensiveNetworkAccess = false
        var request = URLRequest(url: URL(fileURLWithPath: "/"))
        request.allowsConstrainedNetworkAccess = false
        request.attribution = .user
        #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled && ProcessInfo.processInfo.thermalState == .nominal)
        configuration.protocolClasses = [Lines.self]
        let session = URLSession(configuration: configuration)
        defer { session.invalidateAndCancel() }
        let (bytes, _) = try await session.bytes(from: #require(URL(string: "lines://three")))
        var lines: [String] = [], count = 0
        for try await line in bytes.lines { lines.append(line) }
        for try await _ in bytes { count += 1 }
        #expect(lines == ["one", "two", "three"] && count == 15)
    }
}
