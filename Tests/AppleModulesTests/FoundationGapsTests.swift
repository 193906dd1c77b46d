import AppIntents
import CoreLocation
import Foundation
import Testing
import UIKit
import UniformTypeIdentifiers

@Suite("What Foundation lacks on Linux") struct FoundationGapsTests {
    @Test("notifications are waited for one after the other, none of those that come meanwhile is lost (xcode.10)")
    func notifications() async {
        let center = NotificationCenter(), name = Notification.Name("tide")
        var waiting = center.notifications(named: name).makeAsyncIterator()
        for number in 0..<3 { center.post(name: name, object: nil, userInfo: ["number": number]) }
        center.post(name: Notification.Name("other"), object: nil)
        var numbers: [Int] = []
        for _ in 0..<3 { if let next = await waiting.next() { numbers.append(next.userInfo?["number"] as? Int ?? -1) } }
        #expect(numbers == [0, 1, 2])
        // Where there are more than can be kept, the newest stay.
        for number in 0..<20 { center.post(name: name, object: nil, userInfo: ["number": number]) }
        #expect(await waiting.next()?.userInfo?["number"] as? Int == 13)
    }

    @Test("a URL's text and an identifier's bytes may be optional, as Apple has them and databases' packages write them (xcode.10)")
    func optionals() throws {
        let url = try #require(NSURL(string: "tides://moon"))
        #expect(url.absoluteString?.count == 12)
        let text: String = url.absoluteString
        #expect(text == "tides://moon")
        let read = Data(1...16).withUnsafeBytes { Identifier.of($0.bindMemory(to: UInt8.self).baseAddress) }
        #expect(read.uuidString == "01020304-0506-0708-090A-0B0C0D0E0F10")
        #expect(Identifier.of(nil).uuidString == "00000000-0000-0000-0000-000000000000")
    }

    @Test("sets are written as lists, and lists of arguments outlive their call (xcode.10)") func literals() {
        let set: NSSet = [1, 2], changing: NSMutableSet = ["a"]
        changing.add("b")
        #expect(set.count == 2 && set.contains(1) && changing.count == 2)
        let arguments = getVaList(["tide", 3, 2.5, 4, 5, 6, 7, 8, 9, 0.25] as [any CVarArg])
        #expect(NSString(format: "%@ %d %.1f %d %d %d %d %d %d %.2f", arguments: arguments) == "tide 3 2.5 4 5 6 7 8 9 0.25")
    }

    @Test("a path of names is set in the dictionary at its end") func setKeyPaths() {
        let outer: NSMutableDictionary = ["inner": ["depth": 1]]
        outer.setValue(3, forKeyPath: "inner.height")
        outer.setValue("Kiel", forKeyPath: "place")
        outer.setValue(1, forKeyPath: "none.height")
        #expect(outer.value(forKeyPath: "inner.height") as? Int == 3 && outer["place"] as? String == "Kiel" && outer.count == 2)
    }

    @Test("numbers say how they are kept") func numberTypes() {
        #expect(CFNumberGetType(true as NSNumber) == .charType && CFNumberGetType(2.5 as NSNumber) == .float64Type)
        #expect(CFNumberGetType(NSNumber(value: Int.max)) == .sInt64Type && CFNumberIsFloatType(NSNumber(value: Float(1))))
    }

    @Test("bound streams give what the other takes, and end when it is closed") func boundStreams() throws {
        var input: InputStream?, output: OutputStream?
        Stream.getBoundStreams(withBufferSize: 1024, inputStream: &input, outputStream: &output)
        let reader = try #require(input), writer = try #require(output)
        var bytes = [UInt8](repeating: 0, count: 8)
        #expect(writer.write([1], maxLength: 1) == -1 && writer.streamStatus == .notOpen)
        reader.open()
        writer.open()
        #expect(!reader.hasBytesAvailable && writer.hasSpaceAvailable)
        #expect(writer.write([1, 2, 3] as [UInt8], maxLength: 3) == 3 && reader.hasBytesAvailable)
        #expect(reader.read(&bytes, maxLength: 8) == 3)
        #expect(bytes.prefix(4) == [1, 2, 3, 0])
        writer.close()
        #expect(reader.read(&bytes, maxLength: 8) == 0 && reader.streamStatus == .atEnd)
        // A writer whose reader is gone fails, and goes on.
        Stream.getBoundStreams(withBufferSize: 1024, inputStream: &input, outputStream: &output)
        let lonely = try #require(output)
        input = nil
        lonely.open()
        #expect(lonely.write([1], maxLength: 1) == -1 && lonely.streamStatus == .error)
    }

    @Test("containers answer to paths of names, and to what is made of all their values") func keyPaths() {
        let tides: NSArray = [["height": 2, "name": "low"] as NSDictionary, ["height": 4, "name": "high"] as NSDictionary]
        #expect(tides.value(forKey: "name") as? [String] == ["low", "high"])
        #expect(tides.value(forKeyPath: "@sum.height") as? NSNumber == 6 && tides.value(forKeyPath: "@avg.height") as? NSNumber == 3)
        #expect(tides.value(forKeyPath: "@max.height") as? NSNumber == 4 && tides.value(forKeyPath: "@count") as? NSNumber == 2)
        let harbour: NSDictionary = ["place": ["city": "Kiel", "tides": tides] as NSDictionary]
        #expect(harbour.value(forKeyPath: "place.city") as? String == "Kiel")
        #expect(harbour.value(forKeyPath: "place.tides.@min.height") as? NSNumber == 2 && harbour.value(forKeyPath: "sea.name") == nil)
        let changed = NSMutableDictionary()
        changed.setValue(1, forKey: "a")
        #expect(changed.value(forKey: "a") as? Int == 1)
        changed.setValue(nil, forKey: "a")
        #expect(changed.value(forKey: "a") == nil)
    }

    @Test("Dispatch's objects are equal where they are the same one") func dispatchObjects() {
        let one = DispatchQueue(label: "one"), group = DispatchGroup(), semaphore = DispatchSemaphore(value: 0)
        #expect(DispatchQueue.main == DispatchQueue.main && DispatchQueue.main != one && one == one)
        #expect(Set([DispatchQueue.main, one, DispatchQueue.main]).count == 2)
        #expect([group: 1][group] == 1 && Set([semaphore]) == [semaphore] && semaphore != DispatchSemaphore(value: 0))
    }

    @Test("an error that says nothing can be thrown (xcode.10)") func emptyError() {
        func fail() throws { throw NSError() }
        let failure = #expect(throws: NSError.self) { try fail() }
        #expect(failure?.domain == "" && failure?.code == 0)
    }

    @Test("a text of nothing, of Markdown, and its attributes by UIKit's keys (xcode.10)") func attributedTexts() throws {
        #expect(NSAttributedString().length == 0)
        #expect(try NSAttributedString(markdown: "high **tide**").string == "high tide")
        let container = AttributeContainer([.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.red])
        #expect(container.uiKit.font?.pointSize == 17 && container.uiKit.foregroundColor == UIColor.red)
    }

    @Test("words are ordered for people by Swift's descriptors (xcode.10)") func localizedOrder() {
        struct Buoy {
            let name: String
            var note: String?
        }
        let buoys = [Buoy(name: "b10", note: "z"), Buoy(name: "B9"), Buoy(name: "a", note: "Ä"), Buoy(name: "Z", note: "b")]
        func names(_ descriptor: SortDescriptor<Buoy>) -> [String] { buoys.sorted(using: descriptor).map(\.name) }
        #expect(names(SortDescriptor(\.name, comparator: .localizedStandard)) == ["a", "B9", "b10", "Z"])
        #expect(names(SortDescriptor(\.name, comparator: .localizedStandard, order: .reverse)) == ["Z", "b10", "B9", "a"])
        #expect(names(SortDescriptor(\.name, comparator: .lexical)) == ["B9", "Z", "a", "b10"])
        #expect(names(SortDescriptor(\.note, comparator: .localized)) == ["B9", "a", "Z", "b10"])
    }

    @Test("what Core Foundation calls a truth value is no number, and an exception says its name (xcode.10)") func coreFoundation() {
        #expect(CFGetTypeID(true as NSNumber) == CFBooleanGetTypeID() && CFGetTypeID(1 as NSNumber) == CFNumberGetTypeID())
        #expect(CFGetTypeID("a" as NSString) == CFStringGetTypeID() && CFGetTypeID(NSObject()) == 0)
        let exception = NSException(name: .rangeException, reason: "past the end", userInfo: nil)
        #expect(exception.name.rawValue == "NSRangeException" && exception.reason == "past the end")
    }

    @Test("figures of geometry are written and read as text (xcode.10)") func writtenGeometry() {
        let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
        #expect(NSCoder.cgPoint(for: NSCoder.string(for: CGPoint(x: 5, y: 6))) == CGPoint(x: 5, y: 6))
        #expect(NSCoder.cgSize(for: NSCoder.string(for: CGSize(width: 7, height: 8))) == CGSize(width: 7, height: 8))
        #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1.0, 2.0, 3.0, 4.0}")
    }

    @Test("a picture knows the kind of file that it came from (xcode.10)") func pictureKind() throws {
        let drawn = try #require(UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }.cgImage)
        #expect(drawn.utType == nil)
        let data = try #require(UIImage(cgImage: drawn).pngData())
        let read = try #require(UIImage(data: data)?.cgImage)
        #expect(read.utType.map { $0 as String } == UTType.png.identifier)
    }

    @Test("streams read and write the memory of any value (xcode.10)") func streams() {
        let output = OutputStream(toMemory: ())
        output.open()
        var height: UInt32 = 0x0102_0304
        #expect(withUnsafePointer(to: &height) { output.write($0, maxLength: 4) } == 4)
        let written = output.property(forKey: .dataWrittenToMemoryStreamKey) as? Data
        let input = InputStream(data: written ?? Data())
        input.open()
        var read: UInt32 = 0
        #expect(withUnsafeMutablePointer(to: &read) { input.read($0, maxLength: 4) } == 4 && read == height)
    }

    @Test("flags of interfaces and kinds of sockets are numbers as Apple has them (xcode.10)") func socketNumbers() {
        let flags = Int32(0x9)
        #expect(flags & IFF_UP != 0 && flags & IFF_LOOPBACK != 0 && flags & IFF_RUNNING == 0)
        let hints = addrinfo(
            ai_flags: 0, ai_family: AF_INET, ai_socktype: SOCK_STREAM, ai_protocol: 0, ai_addrlen: 0, ai_canonname: nil, ai_addr: nil,
            ai_next: nil)
        #expect(hints.ai_socktype == 1 && hints.ai_family == AF_INET)
    }

    @Test("the number that a text begins with, and what of the text it was (xcode.10)") func ranges() throws {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        formatter.locale = Locale(identifier: "en_US")
        var value: AnyObject?, range = NSRange(location: 2, length: 9)
        try formatter.getObjectValue(&value, for: "é 1,234.5 km", range: &range)
        #expect((value as? NSNumber)?.doubleValue == 1234.5)
        #expect(range == NSRange(location: 2, length: 7))
        for (text, length) in [("10.0", 4), ("12abc3", 2), ("-7.50 m", 5), ("3", 1)] {
            var range = NSRange(location: 0, length: text.utf16.count)
            try formatter.getObjectValue(&value, for: text, range: &range)
            #expect(range.length == length, "\(text)")
        }
        var none = NSRange(location: 0, length: 1)
        #expect(throws: CocoaError.self) { try formatter.getObjectValue(&value, for: "é 1", range: &none) }
        for outside in [NSRange(location: 9, length: 1), NSRange(location: -1, length: 1), NSRange(location: 0, length: .max)] {
            var range = outside
            #expect(throws: CocoaError.self) { try formatter.getObjectValue(&value, for: "12", range: &range) }
        }
    }

    @Test("a region's unit for a purpose (xcode.10)") func units() {
        let us = Locale(identifier: "en_US"), de = Locale(identifier: "de_DE"), gb = Locale(identifier: "en_GB")
        #expect(UnitLength(forLocale: us).symbol == UnitLength.miles.symbol)
        #expect(UnitLength(forLocale: de).symbol == UnitLength.kilometers.symbol)
        #expect(UnitTemperature(forLocale: us, usage: .weather).symbol == UnitTemperature.fahrenheit.symbol)
        #expect(UnitTemperature(forLocale: gb, usage: .weather).symbol == UnitTemperature.celsius.symbol)
        #expect(UnitMass(forLocale: us, usage: .personWeight).symbol == UnitMass.pounds.symbol)
        #expect(UnitMass(forLocale: de, usage: .personWeight).symbol == UnitMass.kilograms.symbol)
        #expect(UnitSpeed(forLocale: gb).symbol == UnitSpeed.milesPerHour.symbol)
        #expect(UnitEnergy(forLocale: us, usage: .food).symbol == UnitEnergy.kilocalories.symbol)
        #expect(UnitLength(forLocale: us, usage: .asProvided).symbol == UnitLength.meters.symbol)
    }

    @Test("work that may expire runs once and is told that nothing does (xcode.10)") func activity() async {
        let expired = await withCheckedContinuation { (done: CheckedContinuation<Bool, Never>) in
            ProcessInfo.processInfo.performExpiringActivity(withReason: "a test") { done.resume(returning: $0) }
        }
        #expect(!expired)
    }

    @Test("a cloud that nobody is signed in to refuses by Apple's code (xcode.10)") func cloud() {
        let file = URL(fileURLWithPath: "/tide")
        #expect(throws: CocoaError.self) { try FileManager.default.startDownloadingUbiquitousItem(at: file) }
        let error = #expect(throws: CocoaError.self) { try FileManager.default.evictUbiquitousItem(at: file) }
        #expect(error?.code == .ubiquitousFileUnavailable)
    }

    private enum Refusal: Error, CustomLocalizedStringResourceConvertible {
        case closed
        var localizedStringResource: LocalizedStringResource { "The pier is closed." }
    }

    @Test("an error's own words are found by what Foundation calls them (xcode.10)") func words() {
        #expect(String(localized: Refusal.closed.localizedStringResource) == "The pier is closed.")
    }

    @Test("any text is turned into another script (xcode.10)") func scripts() {
        func latin(_ text: some StringProtocol) -> String? { text.applyingTransform(.toLatin, reverse: false) }
        #expect(latin("Κύμα".dropFirst()) == "ýma" && latin("潮") == "cháo")
        #expect((Locale(identifier: "de_DE") as NSLocale).localizedString(forCountryCode: "FR") == "Frankreich")
    }

    @Test("an activity carries a value of any type, and says so where it has none (xcode.10)") func activities() throws {
        let activity = NSUserActivity(activityType: "tide")
        #expect(throws: CocoaError.self) { try activity.typedPayload([Int].self) }
        try activity.setTypedPayload([1, 2])
        #expect(try activity.typedPayload([Int].self) == [1, 2])
        #expect(throws: DecodingError.self) { try activity.typedPayload(String.self) }
    }

    @Test("a process asks whether a debugger follows it (xcode.10)") func debugger() {
        var info = kinfo_proc(), names = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()], size = MemoryLayout<kinfo_proc>.stride
        #expect(sysctl(&names, UInt32(names.count), &info, &size, nil, 0) == 0)
        #expect(info.kp_proc.p_pid == getpid() && info.kp_proc.p_flag & P_TRACED == 0)
        names[3] = 1
        #expect(sysctl(&names, UInt32(names.count), &info, &size, nil, 0) == -1)
    }

    @Test("a locale is asked by its older name, and a text by a number for its encoding (xcode.10)") func olderNames() {
        let locale = Locale(identifier: "de_CH") as NSLocale
        #expect(locale.localeIdentifier == "de_CH" && locale.languageCode == "de" && locale.countryCode == "CH")
        #expect(locale.currencyCode == "CHF" && locale.usesMetricSystem && locale.decimalSeparator == ".")
        #expect(NSString(data: Data("ä".utf8), encoding: NSUTF8StringEncoding) == "ä")
        #expect(NSString(data: Data([0xC3, 0x28]), encoding: NSUTF8StringEncoding) == nil)
    }

    @Test("a text is looked up in a bundle that is handed over (xcode.10)") func bundles() {
        #expect(LocalizedStringResource("tide", bundle: Bundle.main).bundle == .main)
        #expect(LocalizedStringResource("tide", bundle: Bundle(path: "/usr")).bundle == .atURL(URL(fileURLWithPath: "/usr")))
    }

    @Test("where a text is to stand is kept, and a duration reads as a clock (xcode.10)") func formats() {
        let dates = DateFormatter(), numbers = NumberFormatter()
        dates.formattingContext = .middleOfSentence
        #expect(dates.formattingContext == .middleOfSentence && numbers.formattingContext == .unknown)
        let start = Date(timeIntervalSince1970: 0)
        #expect((start..<start.addingTimeInterval(7_500)).formatted(Date.ComponentsFormatStyle.timeDuration) == "2:05:00")
    }

    @Test("a timer that stands for none never fires, and one by date and selector does (xcode.10)") @MainActor func timers() {
        #expect(Timer().fireDate > Date(timeIntervalSinceNow: 1e9))
        let date = Date(timeIntervalSinceNow: 60)
        let timer = Timer(fireAt: date, interval: 1, target: NSObject(), selector: Selector(("none")), userInfo: nil, repeats: false)
        #expect(timer.fireDate == date)
    }

    @Test("a text is gone through by words and sentences, forwards and backwards, until that is ended (xcode.10)") func parts() {
        let text = "It's 3.5 m. High tide?\nÇa va 🌊!"
        func found(_ options: _TextParts, most: Int = .max) -> [String] {
            var found: [String] = []
            text.enumerateSubstrings(in: text.startIndex..., options: options) { part, range, _, stops in
                found.append(part ?? "-\(text[range])")
                stops = found.count == most
            }
            return found
        }
        #expect(found(.byWords) == ["It's", "3.5", "m", "High", "tide", "Ça", "va"])
        #expect(found([.byWords, .reverse, .substringNotRequired], most: 2) == ["-va", "-Ça"])
        #expect(found(.bySentences) == ["It's 3.5 m. ", "High tide?\n", "Ça va 🌊!"])
        // By what Foundation itself has it goes as ever.
        var lines: [String?] = []
        text.enumerateSubstrings(in: text.startIndex..., options: [.byLines, .reverse]) { line, _, _, _ in lines.append(line) }
        #expect(lines == ["Ça va 🌊!", "It's 3.5 m. High tide?"])
        let start = text.range(of: "High")!.lowerBound
        var count = 0
        text.enumerateSubstrings(in: start..<text.endIndex, options: .byWords) { _, _, _, _ in count += 1 }
        text[start...].enumerateSubstrings(in: text[start...].startIndex..., options: [.byWords, .localized]) { _, _, _, _ in count += 1 }
        #expect(count == 8)
    }

    @Test("a bookmark leads back to its file, and is refused where that is gone or the bytes are none (xcode.10)") func bookmarks() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()) ä.txt")
        #expect(throws: CocoaError.self) { try file.bookmarkData() }
        #expect(throws: CocoaError.self) { try URL(string: "https://example.com")!.bookmarkData() }
        try Data().write(to: file)
        let bookmark = try file.bookmarkData(options: .minimalBookmark)
        var isStale = true
        #expect(try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale).path == file.path && !isStale)
        try FileManager.default.removeItem(at: file)
        for data in [bookmark, Data(), Data("book".utf8), Data("bookrelative".utf8), Data(repeating: 0xFF, count: 100_000)] {
            #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale) }
        }
    }

    @Test("a text with attributes is coded with its links, languages and intents, and as a plain text where it has none (xcode.10)")
    func attributedCoding() throws {
        struct Note: Codable, Equatable { var text: AttributedString }
        var text = AttributedString("High ")
        var link = AttributedString("tide")
        link.link = URL(string: "https://example.com/tide")
        link.inlinePresentationIntent = .stronglyEmphasized
        text += link
        let note = try JSONDecoder().decode(Note.self, from: JSONEncoder().encode(Note(text: text)))
        #expect(note.text == text)
        #expect(try String(decoding: JSONEncoder().encode(Note(text: "plain")), as: UTF8.self) == #"{"text":"plain"}"#)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(Note.self, from: Data(#"{"text":["a"]}"#.utf8)) }
    }

    @Test("an error names those that it came of, and a coordinator works through several files (xcode.10)") func errors() async {
        let one = CocoaError(.fileNoSuchFile), two = CocoaError(.fileReadNoPermission)
        let all = NSError(domain: "tide", code: 1, userInfo: [NSMultipleUnderlyingErrorsKey: [one], NSUnderlyingErrorKey: two])
        #expect(all.underlyingErrors.map { ($0 as NSError).code } == [one.errorCode, two.errorCode])
        let folder = FileManager.default.temporaryDirectory
        let intents = [
            NSFileAccessIntent.readingIntent(with: folder.appendingPathComponent("a")),
            NSFileAccessIntent.writingIntent(with: folder.appendingPathComponent("b"), options: .forReplacing),
        ]
        let failed = await withCheckedContinuation { continuation in
            NSFileCoordinator().coordinate(with: intents, queue: OperationQueue()) { continuation.resume(returning: $0 != nil) }
        }
        #expect(!failed)
    }

    private struct Visit: AppIntent {
        static let title: LocalizedStringResource = "Visit"
        @Parameter(title: "Place") var place: CLPlacemark?
        @Parameter(title: "Places") var places: [CLPlacemark]?
        func perform() async throws -> some IntentResult { .result() }
    }

    @Test("an intent may take a place with its address (xcode.10)") func places() {
        #expect(Visit().place == nil && Visit().places == nil)
    }

    @Test("this target's resources are found by #bundle (xcode.10)") func resources() {
        // Nothing of this target's is in a bundle of its own.
        #expect(#bundle == Bundle.main)
    }
}

private typealias Identifier = NSUUID

extension NSUUID {
    /// As a database's package makes an object of what it has read, whatever class that is.
    fileprivate static func of(_ bytes: UnsafePointer<UInt8>?) -> Self { self.init(uuidBytes: bytes) }
}
