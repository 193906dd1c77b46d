import Foundation
import FoundationMissing
import Testing
import UIKit
import UniformTypeIdentifiers

@Suite("An item that is handed on") struct ItemProviderTests {
    private func text(_ provider: NSItemProvider) async throws -> String? {
        try await withCheckedThrowingContinuation { continuation in
            provider.loadObject(ofClass: String.self) { text, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: text) }
            }
        }
    }

    @Test("has the forms of its object's class, and gives it back from its bytes (xcode.11)")
    func object() async throws {
        let provider = NSItemProvider(object: NSString(string: "Tide"))
        #expect(provider.registeredTypeIdentifiers == ["public.utf8-plain-text"])
        #expect(provider.hasItemConformingToTypeIdentifier("public.text"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(provider.canLoadObject(ofClass: String.self) && !provider.canLoadObject(ofClass: URL.self))
        #expect(try await text(provider) == "Tide")
        #expect(provider.registeredContentTypes(conformingTo: .plainText) == [.utf8PlainText])
    }

    @Test("gives bytes, files and addresses that were registered; the file is gone afterwards (xcode.11)")
    func registered() async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(for: .json, visibility: .all) { done in
            done(Data("{}".utf8), nil)
            return nil
        }
        provider.suggestedName = "Tides"
        let data = await withCheckedContinuation { continuation in
            provider.loadDataRepresentation(for: .json) { data, _ in continuation.resume(returning: data) }
        }
        #expect(data == Data("{}".utf8))
        let file: (place: URL, text: String)? = await withCheckedContinuation { continuation in
            provider.loadFileRepresentation(forTypeIdentifier: "public.json") { place, _ in
                continuation.resume(
                    returning: place.flatMap { place in (try? String(contentsOf: place, encoding: .utf8)).map { (place, $0) } })
            }
        }
        #expect(file?.text == "{}" && file?.place.lastPathComponent == "Tides.json")
        // The file is removed when the handler has returned, which is after the continuation was resumed.
        let place = try #require(file?.place)
        for _ in 0..<2_000 where FileManager.default.fileExists(atPath: place.path) { try await Task.sleep(for: .milliseconds(5)) }
        #expect(!FileManager.default.fileExists(atPath: place.path))
        let link = NSItemProvider(item: NSURL(string: "https://example.com/a"), typeIdentifier: UTType.url.identifier)
        let item = try await link.loadItem(forTypeIdentifier: UTType.url.identifier)
        #expect(item as? NSURL == NSURL(string: "https://example.com/a"))
    }

    @Test("says by which error it has no such form (xcode.11)")
    func missing() async throws {
        let provider = NSItemProvider(object: NSString(string: "Tide"))
        let error = await #expect(throws: NSError.self) { try await provider.loadItem(forTypeIdentifier: "public.png") }
        #expect(error?.domain == NSItemProvider.errorDomain && error?.code == NSItemProvider.ErrorCode.itemUnavailableError.rawValue)
    }

    @Test("is a picture where it was one (xcode.11)")
    func picture() async throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 3, height: 2))
        }
        let provider = NSItemProvider(object: image)
        let size: CGSize? = await withCheckedContinuation { continuation in
            provider.loadObject(ofClass: UIImage.self) { object, _ in
                let image = object as? UIImage
                continuation.resume(returning: image.map { CGSize(width: $0.size.width * $0.scale, height: $0.size.height * $0.scale) })
            }
        }
        #expect(size == CGSize(width: 3 * image.scale, height: 2 * image.scale))
    }
}

@Suite("An object's associated values") struct AssociatedObjectTests {
    private final class Owner {}
    private final class Value { var isGone: () -> Void = {}; deinit { isGone() } }
    nonisolated(unsafe) private static var one: UInt8 = 0
    nonisolated(unsafe) private static var two: UInt8 = 0

    @Test("are kept by key, and taken away (xcode.11)")
    func kept() {
        let owner = Owner(), other = Owner()
        objc_setAssociatedObject(owner, &Self.one, "first", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        objc_setAssociatedObject(owner, &Self.two, 2, .OBJC_ASSOCIATION_COPY)
        #expect(objc_getAssociatedObject(owner, &Self.one) as? String == "first")
        #expect(objc_getAssociatedObject(owner, &Self.two) as? Int == 2)
        #expect(objc_getAssociatedObject(other, &Self.one) == nil)
        objc_setAssociatedObject(owner, &Self.one, nil, .OBJC_ASSOCIATION_RETAIN)
        #expect(objc_getAssociatedObject(owner, &Self.one) == nil)
        objc_removeAssociatedObjects(owner)
        #expect(objc_getAssociatedObject(owner, &Self.two) == nil)
    }

    @Test("end with their owner, at the latest when many others are kept; one that is only assigned is kept by nobody (xcode.11)")
    func ended() {
        nonisolated(unsafe) var gone = 0
        var owner: Owner? = Owner()
        var value: Value? = Value()
        value?.isGone = { gone += 1 }
        objc_setAssociatedObject(owner!, &Self.one, value, .OBJC_ASSOCIATION_RETAIN)
        value = nil
        owner = nil
        // Whoever lives in the same place has none of its values.
        let many = (0..<2_000).map { _ in Owner() }
        for one in many {
            #expect(objc_getAssociatedObject(one, &Self.one) == nil)
            objc_setAssociatedObject(one, &Self.one, 1, .OBJC_ASSOCIATION_RETAIN)
        }
        #expect(gone == 1)
        let assigned = Owner()
        value = Value()
        objc_setAssociatedObject(assigned, &Self.two, value, .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(assigned, &Self.two) as? Value === value)
        value = nil
        #expect(objc_getAssociatedObject(assigned, &Self.two) == nil)
        for one in many { objc_removeAssociatedObjects(one) }
    }

    @Test("lock by object: one thread at a time, the same one as often as it likes (xcode.11)")
    func locks() async {
        let lock = NSObject()
        nonisolated(unsafe) var count = 0
        nonisolated(unsafe) let held = lock
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<500 {
                        objc_sync_enter(held)
                        objc_sync_enter(held)
                        count += 1
                        objc_sync_exit(held)
                        objc_sync_exit(held)
                    }
                }
            }
        }
        #expect(count == 4_000)
        #expect(objc_sync_exit(lock) == -1)
    }
}

@Suite("Names of Foundation's that Linux lacks") struct FoundationNamesTests {
    @Test("a property's selector has its name, and reads it (xcode.10)")
    func accessors() {
        final class Tide: NSObject { let height = "21 metres" }
        let selector = Selector(reads: "Tide.height")
        #expect(NSStringFromSelector(selector) == "height")
        #expect(selector._send(to: Tide()) as? String == "21 metres")
        #expect(NSStringFromSelector(Selector(writes: "Tide.height")) == "setHeight:")
        // `Selector(getter:)` keeps the value of an app's own property, a text too.
        let words = "an own property"
        #expect(Selector(getter: words)._send(to: nil) as? String == words)
    }

    @Test("names of days are there for `guard let`, in the formatter's language (xcode.10)")
    func symbols() throws {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "it_IT")
        guard let days = formatter.standaloneWeekdaySymbols, let months = formatter.shortMonthSymbols else {
            Issue.record("no names")
            return
        }
        #expect(days[1] == "lunedì" && months[0] == "gen")
        #expect(formatter.weekdaySymbols[1] == "lunedì")
    }

    @Test("a relative date begins a sentence with a capital (xcode.10)")
    func sentence() {
        let formatter = RelativeDateTimeFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.formattingContext = .beginningOfSentence
        #expect(formatter.localizedString(fromTimeInterval: 7_200) == "In 2 hours")
    }

    @Test("literals of pictures and colours are UIKit's (xcode.10)")
    func literals() {
        let color = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(color == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        // The literal is only compiled: a picture that is not in the catalogue would stand in the next drawing's diagnostics.
        let image = { #imageLiteral(resourceName: "of nobody") }
        #expect(type(of: image) == (() -> UIImage).self)
    }
}
