import Foundation
import FoundationMissing
import FoundationNetworking
import Synchronization

// Does what its arguments say with Foundation as any widget would, and prints what it sees: one command after another, each on one line
// of standard input, so that a test can put several processes' steps in order.

extension UserDefaults {
    /// The value that the test of observers sets, by its key.
    fileprivate var k: String? { string(forKey: "k") }
}

/// Collects what an observer of the group's `k` was told.
final class Changes {
    private(set) var told: [String] = []
    private var observation: NSKeyValueObservation?

    func observe(_ group: String) {
        observation = defaults(group).observe(\.k, options: [.old, .new]) { [weak self] _, change in
            self?.told.append("\((change.oldValue ?? nil) ?? "nil")>\((change.newValue ?? nil) ?? "nil")")
        }
    }

    func end() { observation?.invalidate() }
}

nonisolated(unsafe) let changes = Changes()

func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }

func defaults(_ suite: String) -> UserDefaults { suite == "standard" ? .standard : UserDefaults(suiteName: suite) ?? .standard }

func describe(_ value: Any?) -> String {
    switch value {
    case nil: "nil"
    case let date as Date: "date \(date.timeIntervalSince1970)"
    case let data as Data: "data \(data.base64EncodedString())"
    case let value?: "\(value)"
    }
}

func answer(_ words: [String]) -> String {
    switch (words.first, words.count) {
    case ("get", 3): return describe(defaults(words[1]).object(forKey: words[2]))
    case ("set", 4):
        defaults(words[1]).set(words[3], forKey: words[2])
        return "ok"
    // A file's bytes as a text.
    case ("put-file", 4):
        let text = FileManager.default.contents(atPath: words[3]).map { String(decoding: $0, as: UTF8.self) }
        defaults(words[1]).set(text, forKey: words[2])
        return "ok"
    case ("whole", 2): return wholeness(defaults(words[1]))
    case ("remove", 3):
        defaults(words[1]).removeObject(forKey: words[2])
        return "ok"
    case ("keys", 2): return defaults(words[1]).dictionaryRepresentation().keys.sorted().joined(separator: ",")
    case ("types", 2): return storeEveryType(defaults(words[1]))
    case ("registered", 2): return registeredDefaults(defaults(words[1]))
    case ("count", 2):
        // Counts up for ever; the number is printed only after it is stored.
        var number = defaults(words[1]).integer(forKey: "number")
        while true {
            number += 1
            defaults(words[1]).set(String(repeating: "\(number)", count: number % 400), forKey: "filler\(number % 7)")
            defaults(words[1]).set(number, forKey: "number")
            say(String(number))
        }
    case ("watch", 2):
        // Reads for ever what `count` in another process writes; prints how often, and what is torn.
        var reads = 0, latest = 0
        while true {
            let all = defaults(words[1]).dictionaryRepresentation()
            let number = all["number"] as? Int ?? 0
            if number < latest { say("\(number) after \(latest)") }
            if let past = tornValue(in: all, upTo: number) { say("\(number) torn: the value of \(past)") }
            latest = number
            reads += 1
            if reads % 100 == 0 { say(String(reads)) }
            usleep(100)
        }
    case ("observe", 2):
        changes.observe(words[1])
        return "ok"
    case ("unobserve", 1):
        changes.end()
        return "ok"
    case ("observed", 1): return changes.told.joined(separator: " ")
    case ("time", 2): return secondsOf(words[1])
    case ("locale", 1): return localeAnswer()
    case ("text", 2):
        return [NSLocalizedString(words[1], comment: ""), String(localized: String.LocalizationValue(words[1]))].joined(separator: "|")
    // What the bundle says of itself.
    case ("information", 2): return Bundle.main.object(forInfoDictionaryKey: words[1]) as? String ?? "nil"
    case ("text-in", 3):
        let folder = Bundle.main.path(forResource: words[1], ofType: "lproj").flatMap { Bundle(path: $0) }
        return folder?.localizedString(forKey: words[2], value: nil, table: nil) ?? "no such language"
    case ("container", 2):
        return FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: words[1])?.path ?? "nil"
    case ("give-up", 3): return giveUpRequests(words[1], times: Int(words[2]) ?? 0)
    case ("measure", 2): return measureSet(defaults(words[1]))
    case ("measure-date", 1): return measureDate()
    default: return "?"
    }
}

/// The number that `count` has come to, and whether everything it stored is whole: `7 whole`.
func wholeness(_ store: UserDefaults) -> String {
    let number = store.integer(forKey: "number")
    let all = store.dictionaryRepresentation()
    guard all["number"] as? Int == number else { return "\(number) torn: dictionaryRepresentation has another number" }
    if let past = tornValue(in: all, upTo: number) { return "\(number) torn: the value of \(past)" }
    for index in 0..<7 where store.string(forKey: "filler\(index)") != all["filler\(index)"] as? String {
        return "\(number) torn: dictionaryRepresentation has another filler\(index)"
    }
    return "\(number) whole"
}

/// The first of the last six numbers whose value is not the one that was stored with it. It is stored before the number; the next one's
/// may be there already, in the place of the seventh.
func tornValue(in all: [String: Any], upTo number: Int) -> Int? {
    (max(1, number - 5)..<max(1, number + 1)).first { past in
        all["filler\(past % 7)"] as? String != String(repeating: "\(past)", count: past % 400)
    }
}

/// Asks for what is at an address, and gives each request up a moment after it was asked for, at another one each time.
/// - Returns: how many came to an end.
func giveUpRequests(_ address: String, times: Int) -> String {
    guard let url = URL(string: address) else { return "no address" }
    let session = URLSession(configuration: .ephemeral), ended = Atomic(0), done = DispatchSemaphore(value: 0)
    Task {
        for time in 0..<times {
            let request = Task { try? await session.data(from: url) }
            if time % 2 == 1 { try? await Task.sleep(nanoseconds: UInt64(time % 500) * 1_000) }
            request.cancel()
            _ = await request.value
            ended.add(1, ordering: .relaxed)
        }
        done.signal()
    }
    let isInTime = done.wait(timeout: .now() + 60) == .success
    return "\(ended.load(ordering: .relaxed))\(isInTime ? "" : ", then none")"
}

func storeEveryType(_ store: UserDefaults) -> String {
    let nested: [String: Any] = ["list": [1, "two", 3.5, true, Data([0, 255])], "inner": ["when": Date(timeIntervalSince1970: 12.5)]]
    store.set(nested, forKey: "nested")
    store.set(true, forKey: "bool")
    store.set(42, forKey: "int")
    store.set(1.25, forKey: "double")
    store.set(Data([0, 1, 0]), forKey: "data")
    store.set(Date(timeIntervalSince1970: 99), forKey: "date")
    store.set(URL(fileURLWithPath: "/tmp/x"), forKey: "url")
    store.set("a\0b \u{1F30D}", forKey: "nul\0key")
    store.set(String(repeating: "x", count: 3_000_000), forKey: "huge")
    let back = store.dictionary(forKey: "nested")
    let list = back?["list"] as? [Any]
    let checks: [Bool] = [
        store.bool(forKey: "bool"), store.integer(forKey: "int") == 42, store.double(forKey: "double") == 1.25,
        store.data(forKey: "data") == Data([0, 1, 0]), store.object(forKey: "date") as? Date == Date(timeIntervalSince1970: 99),
        store.url(forKey: "url")?.path == "/tmp/x", store.string(forKey: "nul\0key") == "a\0b \u{1F30D}",
        store.string(forKey: "huge")?.utf8.count == 3_000_000, list?.count == 5, list?[1] as? String == "two",
        list?[2] as? Double == 3.5, list?[4] as? Data == Data([0, 255]),
        (back?["inner"] as? [String: Any])?["when"] as? Date == Date(timeIntervalSince1970: 12.5),
        store.dictionaryRepresentation()["int"] as? Int == 42,
    ]
    return checks.map { $0 ? "1" : "0" }.joined()
}

func registeredDefaults(_ store: UserDefaults) -> String {
    store.register(defaults: ["theme": "registered", "only": "registered"])
    let before = store.string(forKey: "theme") ?? "nil"
    store.set("stored", forKey: "theme")
    let stored = store.string(forKey: "theme") ?? "nil"
    store.removeObject(forKey: "theme")
    return [before, stored, store.string(forKey: "theme") ?? "nil", store.string(forKey: "only") ?? "nil"].joined(separator: " ")
}

func secondsOf(_ source: String) -> String {
    switch source {
    case "Date": return "\(Date().timeIntervalSince1970)"
    case "now": return "\(Date.now.timeIntervalSince1970)"
    case "NSDate": return "\(NSDate().timeIntervalSince1970)"
    case "interval": return "\(Date(timeIntervalSinceNow: 0).timeIntervalSince1970)"
    case "time": return "\(time(nil))"
    case "uptime": return "\(ProcessInfo.processInfo.systemUptime)"
    case "year": return "\(Calendar.current.component(.year, from: Date()))"
    case "today": return "\(Calendar.current.isDateInToday(Date(timeIntervalSince1970: TimeInterval(time(nil)))))"
    case "wait":
        // Half a virtual second; how much of the machine's own time it took.
        let condition = NSCondition()
        return elapsed {
            condition.lock()
            _ = condition.wait(until: Date(timeIntervalSinceNow: 0.5))
            condition.unlock()
        }
    case "lock":
        let lock = NSLock()
        lock.lock()
        return elapsed { _ = lock.lock(before: Date(timeIntervalSinceNow: 0.5)) }
    case "semaphore": return elapsed { _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.5) }
    case "wall-semaphore": return elapsed { _ = DispatchSemaphore(value: 0).wait(wallTimeout: .now() + 0.5) }
    case "wall-timer":
        let done = DispatchSemaphore(value: 0)
        return elapsed {
            DispatchQueue.global().asyncAfter(wallDeadline: .now() + 0.5) { done.signal() }
            done.wait()
        }
    case "threads":
        // A queue of its own after the other, each with a pause, so that the thread of the one before has nothing to do.
        let seen = Threads()
        for index in 0..<20 {
            DispatchQueue(label: "queue \(index)").async { seen.add() }
            usleep(20_000)
        }
        return "\(seen.count)"
    default: return "?"
    }
}

/// The threads that something ran on.
final class Threads: @unchecked Sendable {
    private let lock = NSLock()
    private var known: Set<String> = []

    func add() {
        let thread = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")) ?? ""
        lock.withLock { _ = known.insert(thread) }
    }

    var count: Int { lock.withLock { known.count } }
}

/// The machine's own seconds that something took.
func elapsed(_ body: () -> Void) -> String {
    let start = ProcessInfo.processInfo.systemUptime
    body()
    return "\(ProcessInfo.processInfo.systemUptime - start)"
}

func localeAnswer() -> String {
    let noon = Date(timeIntervalSince1970: 1_790_000_000)
    let formatter = DateFormatter()
    formatter.dateStyle = .full
    let numbers = NumberFormatter()
    numbers.numberStyle = .decimal
    let parts: [String] = [
        Locale.current.identifier, Locale.autoupdatingCurrent.identifier, Locale.preferredLanguages.joined(separator: ","),
        "\(Calendar.current.firstWeekday)", "\(Calendar.autoupdatingCurrent.firstWeekday)", formatter.string(from: noon),
        numbers.string(from: 1234.5) ?? "nil", noon.formatted(date: .long, time: .omitted), 1234.5.formatted(),
        UserDefaults.standard.stringArray(forKey: "AppleLanguages")?.joined(separator: ",") ?? "nil", TimeZone.current.identifier,
    ]
    return parts.joined(separator: "|")
}

func measureSet(_ store: UserDefaults) -> String {
    for index in 0..<1000 { store.set("value \(index)", forKey: "key\(index)") }
    var times: [Double] = []
    for index in 0..<1000 {
        let start = ContinuousClock.now
        store.set("changed \(index)", forKey: "key\(index)")
        times.append(Double((ContinuousClock.now - start).components.attoseconds) / 1e12)
    }
    times.sort()
    return "median \(times[500]) us, p99 \(times[990]) us, max \(times[999]) us"
}

func measureDate() -> String {
    let count = 2_000_000
    var sum = 0.0
    let start = ContinuousClock.now
    for _ in 0..<count { sum += Date().timeIntervalSince1970 }
    let elapsed = ContinuousClock.now - start
    return
        "\(Double(elapsed.components.seconds) * 1e9 / Double(count) + Double(elapsed.components.attoseconds) / 1e9 / Double(count)) ns (\(sum > 0))"
}

// Named on the command line, one command is the whole life of the process.
let given = Array(CommandLine.arguments.dropFirst())
if !given.isEmpty {
    say(answer(given))
    exit(0)
}
while let line = readLine() {
    say(answer(line.split(separator: " ").map(String.init)))
}
