import SwiftUI
import WidgetKit

/// A new entry every 15 minutes, each in a request of its own.
enum Fine: Probe {
    static let kind = "Fine"
    /// A number for this process alone: the system's process identifier is the same in each box.
    private static let process = Int.random(in: 10_000...99_999)

    static func timeline(_ completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) {
        let now = Date()
        let words = "fine at \(Int(now.timeIntervalSince1970)) in \(process)"
        completion(Timeline(entries: [ProbeEntry(date: now, words: words)], policy: .after(now.addingTimeInterval(900))))
    }
}

enum Crash: Probe {
    static let kind = "Crash"
    static func timeline(_ completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) { fatalError("crashes by design") }
}

/// The first process dies, the next one does not.
enum CrashOnce: Probe {
    static let kind = "CrashOnce"

    /// Decided once in a process, however many calls come at once.
    private static let isFirstProcess: Bool = {
        let marker = URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent("crashed")
        guard !FileManager.default.fileExists(atPath: marker.path) else { return false }
        try? Data().write(to: marker)
        return true
    }()

    static func timeline(_ completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) {
        if isFirstProcess { fatalError("crashes once by design") }
        completion(.only("back again"))
    }
}

/// Blocks the thread it is called on.
enum Hang: Probe {
    static let kind = "Hang"
    static func timeline(_ completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) { while true { sleep(1) } }
}

/// Works on and on.
enum Endless: Probe {
    static let kind = "Endless"
    static func timeline(_ completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) {
        var rounds = 0
        while rounds >= 0 { rounds = (rounds &+ 1) & 0xFFFF }
        completion(.only("\(rounds) rounds"))
    }
}

/// Waits for more than half of the patience that the tests give, as a process does whose start takes long, and then works on and on.
enum Awakening: Probe {
    static let kind = "Awakening"
    static func timeline(_ completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) {
        usleep(1_200_000)
        Endless.timeline(completion)
    }
}

/// Keeps its completion and never calls it.
enum Silent: Probe {
    static let kind = "Silent"
    nonisolated(unsafe) private static var kept: [@Sendable (Timeline<ProbeEntry>) -> Void] = []
    private static let lock = NSLock()
    static func timeline(_ completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) { lock.withLock { kept.append(completion) } }
}

/// Holds 20 MB from its first answer on, which is allowed.
enum Hoarder: Probe {
    static let kind = "Hoarder"
    private static let held = (0..<20).map { _ in [UInt8](repeating: 1, count: 1 << 20) }
    static func timeline(_ completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) { completion(.only("holds \(held.count) MB")) }
}

/// Needs 15 MB, which is allowed.
enum Needy: Probe {
    static let kind = "Needy"
    static func timeline(_ completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) {
        let held = (0..<15).map { _ in [UInt8](repeating: 1, count: 1 << 20) }
        completion(.only("needs \(held.count) MB"))
        // The host looks when it has the answer.
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(30)) { withExtendedLifetime(held) {} }
    }
}

/// Gives 250 entries, ten of them a second.
enum Many: Probe {
    static let kind = "Many"
    static func timeline(_ completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) {
        let start = Date(timeIntervalSince1970: Date().timeIntervalSince1970.rounded(.down))
        let entries = (0..<250).map { ProbeEntry(date: start.addingTimeInterval(Double($0) / 10), words: "entry \($0)") }
        completion(Timeline(entries: entries, policy: .never))
    }
}

/// Writes to 400 MB, a megabyte at a time.
enum Memory: Probe {
    static let kind = "Memory"

    static func timeline(_ completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) {
        var held: [[UInt8]] = []
        for _ in 0..<400 {
            held.append([UInt8](repeating: 1, count: 1 << 20))
            usleep(2000)
        }
        completion(.only("ate \(held.count) MB"))
    }
}

/// Goes away without a word.
enum Leave: Probe {
    static let kind = "Leave"
    static func timeline(_ completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) { exit(0) }
}

enum Twice: Probe {
    static let kind = "Twice"

    static func timeline(_ completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) {
        completion(.only("first"))
        completion(.only("second"))
    }
}

/// Tries to read what another group, another app and the host keep, and says what came of it.
enum Thief: Probe {
    static let kind = "Thief"

    static func timeline(_ completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) {
        let home = ProcessInfo.processInfo.environment["VITRINE_HOME"] ?? ""
        let confined = ProcessInfo.processInfo.environment["VITRINE_CONFINED"] == "1"
        func result(_ path: String) -> String { (try? String(contentsOfFile: "\(home)/\(path)", encoding: .utf8)) ?? "denied" }
        let own = result("AppGroups/group.com.vitrine.probe/secret.txt"), other = result("AppGroups/group.com.vitrine.other/secret.txt")
        let app = result("Apps/com.vitrine.other/Data/secret.txt"), token = result("Host/token")
        completion(
            .only("own: \(own); other: \(other); app: \(app); token: \(token); confined: \(confined)"))
    }
}

/// Counts to a moment an hour ahead, and is asked once.
enum Counting: Probe {
    static let kind = "Counting"

    static func timeline(_ completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) {
        let now = Date()
        completion(
            Timeline(entries: [ProbeEntry(date: now, words: "to go", until: now.addingTimeInterval(3600))], policy: .never))
    }
}

/// Takes a second for each timeline, and wants one every quarter of an hour.
enum Tardy: Probe {
    static let kind = "Tardy"

    static func timeline(_ completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) {
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(1)) { Fine.timeline(completion) }
    }
}

enum Slow: Probe {
    static let kind = "Slow"

    static func timeline(_ completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) {
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(300)) { completion(.only("slow")) }
    }
}
