import Foundation
import FoundationMissing
import Testing

@Suite("Core Foundation’s names") struct CoreFoundationTests {
    /// An observer, as C’s functions know one: by its address.
    private final class Heard: @unchecked Sendable {
        private let lock = NSLock()
        // Only under the lock.
        private var kept: [String] = []

        var names: [String] { lock.withLock { kept } }
        var address: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

        static let callback: CFNotificationCallback = { _, observer, name, _, userInfo in
            guard let observer, let name else { return }
            let heard = Unmanaged<Heard>.fromOpaque(observer).takeUnretainedValue()
            let value = (userInfo as? [String: Any])?["value"] as? String
            heard.lock.withLock { heard.kept.append((name.rawValue as String) + (value.map { "=\($0)" } ?? "")) }
        }
    }

    private func post(_ center: CFNotificationCenter?, _ name: String, _ userInfo: CFDictionary? = nil) {
        CFNotificationCenterPostNotification(center, CFNotificationName(name as CFString), nil, userInfo, true)
    }

    /// Waits until the main queue has done what was given to it before.
    private func mainQueue() async {
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
    }

    @Test("xcode.10: a Darwin notification reaches those who observe its name, on the main queue, and nobody after removal")
    func darwin() async {
        let heard = Heard(), nameless = Heard(), center = CFNotificationCenterGetDarwinNotifyCenter()
        let name = "changed.\(UUID().uuidString)"
        CFNotificationCenterAddObserver(center, heard.address, Heard.callback, name as CFString, nil, .deliverImmediately)
        CFNotificationCenterAddObserver(center, nameless.address, Heard.callback, nil, nil, .deliverImmediately)
        post(center, name)
        post(center, name + ".other")
        await mainQueue()
        #expect(heard.names == [name])
        CFNotificationCenterRemoveObserver(center, heard.address, CFNotificationName(name + ".other" as CFString), nil)
        let deliverImmediately = kCFNotificationDeliverImmediately
        CFNotificationCenterPostNotificationWithOptions(center, CFNotificationName(name as CFString), nil, nil, deliverImmediately)
        await mainQueue()
        #expect(heard.names == [name, name])
        CFNotificationCenterRemoveObserver(center, heard.address, nil, nil)
        post(center, name)
        await mainQueue()
        #expect(heard.names == [name, name] && nameless.names.isEmpty)
    }

    @Test("xcode.10: who is removed before it was told is not told any more")
    @MainActor func removedMeanwhile() async {
        let heard = Heard(), center = CFNotificationCenterGetDarwinNotifyCenter(), name = "changed.\(UUID().uuidString)"
        CFNotificationCenterAddObserver(center, heard.address, Heard.callback, name as CFString, nil, .coalesce)
        post(center, name)
        CFNotificationCenterRemoveEveryObserver(center, heard.address)
        await mainQueue()
        #expect(heard.names.isEmpty)
    }

    @Test("xcode.10: the local center is the default one: each tells the other’s observers, at once and with values")
    func local() {
        let heard = Heard(), center = CFNotificationCenterGetLocalCenter(), name = "changed.\(UUID().uuidString)"
        CFNotificationCenterAddObserver(center, heard.address, Heard.callback, name as CFString, nil, .drop)
        post(center, name, ["value": "1"] as CFDictionary)
        NotificationCenter.default.post(name: Notification.Name(name), object: nil, userInfo: ["value": "2"])
        #expect(heard.names == [name + "=1", name + "=2"])
        CFNotificationCenterRemoveObserver(center, heard.address, CFNotificationName(name as CFString), nil)
        post(center, name)
        #expect(heard.names.count == 2)
    }

    @Test("xcode.10: names are the same by their letters") func names() {
        let letters = NSMutableString(string: "one")
        let name = CFNotificationName(rawValue: letters)
        letters.append("more")
        #expect(name == CFNotificationName("one" as CFString) && name != CFNotificationName("two" as CFString))
        #expect(Set([name, CFNotificationName("one" as CFString)]).count == 1)
    }

    @Test("xcode.10: text changes its script in its place, as a whole or in a part, and not by a transform that is none")
    func transforms() {
        let text = NSMutableString(string: "Привет Zoë")
        #expect(CFStringTransform(text, nil, kCFStringTransformToLatin, false))
        #expect(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false))
        #expect(text == "Privet Zoe")
        #expect(!CFStringTransform(text, nil, "no such" as CFString, false) && text == "Privet Zoe")
        let two = NSMutableString(string: "юю")
        var range = CFRangeMake(0, 1)
        #expect(CFStringTransform(two, &range, kCFStringTransformToLatin, false))
        #expect(two == "ûю" && range == CFRange(location: 0, length: 1))
    }

    @Test("xcode.10: a timer of a run loop is called at its time, once where nothing repeats it") func timers() async {
        final class Calls: @unchecked Sendable { var count = 0 }
        let calls = Calls(), now = CFAbsoluteTimeGetCurrent()
        let isOver: Bool = await withCheckedContinuation { continuation in
            // A thread of its own: its run loop is nobody else's.
            Thread {
                let single = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, now - 1, 0, 0, 0) { _ in calls.count += 1 }
                let later = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, now + 3600, 60, 0, 0) { _ in calls.count += 100 }
                CFRunLoopAddTimer(CFRunLoopGetCurrent(), single, .commonModes)
                CFRunLoopAddTimer(CFRunLoopGetCurrent(), later, .defaultMode)
                while CFRunLoopTimerIsValid(single) { _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
                let isKept = CFRunLoopTimerGetNextFireDate(later) == now + 3600 && CFRunLoopTimerGetInterval(later) == 60
                CFRunLoopTimerInvalidate(later)
                continuation.resume(returning: isKept && !CFRunLoopTimerIsValid(later))
            }.start()
        }
        #expect(isOver && calls.count == 1)
    }

    @Test("xcode.10: C’s numbers have C’s sizes") func numbers() {
        #expect(noErr == 0 && OSStatus(truncatingIfNeeded: 0x7768_6174) == 2_003_329_396)
        #expect(MemoryLayout<OSType>.size == 4 && MemoryLayout<Boolean>.size == 1 && MemoryLayout<UniChar>.size == 2)
    }

    @Test("xcode.11: addresses, errors and times are Foundation's own under the names that packages call") func values() throws {
        let base = try #require(CFURLCreateWithString(nil, "https://example.com/a/" as CFString, nil))
        let url = try #require(CFURLCreateWithString(nil, "b?c" as CFString, base))
        #expect((url as URL).absoluteString == "https://example.com/a/b?c" && CFURLGetString(url) as String == "b?c")
        let error = NSError(domain: "Tides", code: 3, userInfo: [NSLocalizedFailureErrorKey: "It did not come."])
        #expect(CFErrorCopyUserInfo(error).object(forKey: "NSLocalizedFailure") as? String == "It did not come.")
        #expect(Date(timeIntervalSinceReferenceDate: -kCFAbsoluteTimeIntervalSince1970) == Date(timeIntervalSince1970: 0))
        #expect(NSFoundationVersionNumber > NSFoundationVersionNumber_iOS_9_x_Max)
    }

    @Test("xcode.11: a calendar says when the part of a date begins, and how long it is") func parts() throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "UTC"))
        var start: NSDate?, seconds: TimeInterval = 0
        // The 29th of February 2024.
        let date = Date(timeIntervalSince1970: 1_709_208_000)
        #expect((calendar as NSCalendar).range(of: .month, start: &start, interval: &seconds, for: date))
        #expect(start as Date? == Date(timeIntervalSince1970: 1_706_745_600) && seconds == 29 * 86_400)
    }

    @Test("xcode.11: a file's times have Darwin's names too") func fileTimes() throws {
        var info = stat()
        #expect(stat(Bundle.main.executablePath ?? "/", &info) == 0)
        #expect(info.st_mtimespec.tv_sec == info.st_mtim.tv_sec && info.st_ctimespec.tv_nsec == info.st_ctim.tv_nsec)
    }

    @Test("xcode.11: the functions of dictionaries and arrays know objects by their addresses") func collections() throws {
        let name: CFString = "tide", none: CFString = "none"
        let inner: CFDictionary = ["height": 2.5] as NSDictionary
        let tides = NSMutableDictionary(dictionary: [name: inner])
        #expect(CFDictionaryGetCount(tides) == 1)
        let key = Unmanaged.passUnretained(name).toOpaque(), other = Unmanaged.passUnretained(none).toOpaque()
        let found = try #require(CFDictionaryGetValue(tides, key))
        let height: CFString = "height"
        let pointer = try #require(
            CFDictionaryGetValue(unsafeBitCast(found, to: CFDictionary.self), unsafeBitCast(height, to: UnsafeRawPointer.self)))
        #expect(unsafeBitCast(pointer, to: NSNumber.self).doubleValue == 2.5)
        #expect(CFDictionaryGetValue(tides, key) == found && CFDictionaryGetValue(tides, other) == nil)

        let place = UnsafeMutablePointer<UnsafeRawPointer?>.allocate(capacity: 1)
        defer { place.deallocate() }
        place.initialize(to: nil)
        #expect(!CFDictionaryGetValueIfPresent(tides, other, place) && place.pointee == nil)
        #expect(CFDictionaryGetValueIfPresent(tides, key, place) && place.pointee == found)

        CFDictionaryAddValue(tides, key, other)
        #expect(tides[name] is NSDictionary)
        CFDictionarySetValue(tides, key, other)
        #expect(tides[name] as? String == "none" && CFDictionaryContainsKey(tides, key))
        CFDictionaryRemoveValue(tides, key)
        #expect(!CFDictionaryContainsKey(tides, key))

        let list = NSMutableArray(array: ["ebb"])
        CFArrayAppendValue(list, key)
        #expect(CFArrayGetCount(list) == 2)
        #expect(unsafeBitCast(CFArrayGetValueAtIndex(list, 1), to: NSString.self) == "tide")
    }
}
