import Foundation

/// What can be made to go wrong on purpose. Each is off until somebody sets it. They end with the host, but
/// for the lock of the device: that is the state folder's, where the keychain's processes read it.
package enum Fault: String, Codable, Hashable, Sendable, CaseIterable {
    case duplicateCalls = "duplicate-calls"
    case network
    case networkDelay = "network-delay"
    case serviceErrors = "service-errors"
    case extensionKill = "extension-kill"
    case memoryLimit = "memory-limit"
    case deviceLock = "device-lock"
    case diskFull = "disk-full"
    case clockJump = "clock-jump"
    case appKilled = "app-killed"
    case centerDelay = "center-delay"

    package enum Kind: String, Codable, Hashable, Sendable { case `switch`, number, choice }
    /// The narrowest for which it can be set: everything, one app, one tile.
    package enum Scope: String, Codable, Hashable, Sendable { case all, app, tile }

    package var name: String {
        switch self {
        case .duplicateCalls: "Duplicate provider calls"
        case .network: "Network"
        case .networkDelay: "Delay of a slow network"
        case .serviceErrors: "Service errors"
        case .extensionKill: "Extension killed"
        case .memoryLimit: "Memory limit"
        case .deviceLock: "Device lock"
        case .diskFull: "Disk full"
        case .clockJump: "Clock jump"
        case .appKilled: "App killed"
        case .centerDelay: "WidgetCenter delayed"
        }
    }

    /// What happens, in a sentence or two.
    package var about: String {
        switch self {
        case .duplicateCalls: "How often a provider is asked for each timeline, all calls at once; the first answer counts."
        case .network:
            "What app and extension send to their service. Slow: each request waits. Stalled: it is taken and never answered. Offline: the connection is cut."
        case .networkDelay: "Seconds that each request waits while the network is slow."
        case .serviceErrors: "The status with which every request of app and extension to their service is answered, in its place."
        case .extensionKill:
            "The extension's process is killed before each request for a timeline, in the middle of it, or after its answer."
        case .memoryLimit: "Megabytes that an extension may write before it is ended; iOS ends it at 30."
        case .deviceLock: "Whether the keychain can be read: some items only once the device was unlocked, some only while it is."
        case .diskFull: "Writing to a file fails in app and extension (“file too large” stands for a full disk), also in those that run."
        case .clockJump: "Minutes by which the clock jumps, once, forward or back; what lies between does not happen."
        case .appKilled: "The app is ended and does not come back by itself; a link starts it cold."
        case .centerDelay:
            "Seconds (real time) by which what app and extension ask of WidgetCenter is late: reloads and lists of what is placed."
        }
    }

    package var kind: Kind {
        switch self {
        case .duplicateCalls, .networkDelay, .memoryLimit, .clockJump, .centerDelay: .number
        case .network, .serviceErrors, .extensionKill, .deviceLock: .choice
        case .diskFull, .appKilled: .switch
        }
    }

    package var scope: Scope {
        switch self {
        case .duplicateCalls, .extensionKill: .tile
        case .network, .networkDelay, .serviceErrors, .memoryLimit, .diskFull, .appKilled, .centerDelay: .app
        case .deviceLock, .clockJump: .all
        }
    }

    package var choices: [String]? {
        switch self {
        case .network: ["normal", "slow", "stalled", "offline"]
        case .serviceErrors: ["none", "400", "401", "403", "404", "429", "500", "503"]
        case .extensionKill: ["none", "before", "during", "after"]
        case .deviceLock: ["unlocked", "locked", "before-first-unlock"]
        default: nil
        }
    }

    package var range: ClosedRange<Double>? {
        switch self {
        case .duplicateCalls: 1...5
        case .networkDelay: 0...60
        case .memoryLimit: 1...400
        case .clockJump: -10_080...10_080
        case .centerDelay: 0...60
        default: nil
        }
    }

    /// The value without a fault.
    package var normal: FaultValue {
        switch self {
        case .duplicateCalls: .number(1)
        case .networkDelay: .number(3)
        case .memoryLimit: .number(30)
        case .clockJump, .centerDelay: .number(0)
        case .network: .choice("normal")
        case .serviceErrors, .extensionKill: .choice("none")
        case .deviceLock: .choice("unlocked")
        case .diskFull, .appKilled: .on(false)
        }
    }

    /// - Throws: `Refusal`.
    func check(_ value: FaultValue) throws(Refusal) {
        switch (kind, value) {
        case (.switch, .on): return
        case (.number, .number(let number)):
            guard let range, number.isFinite, range.contains(number) else { break }
            if self != .duplicateCalls || number == number.rounded() { return }
        case (.choice, .choice(let choice)): if choices?.contains(choice) == true { return }
        default: break
        }
        let wanted =
            switch kind {
            case .switch: "true or false"
            case .number:
                "a \(self == .duplicateCalls ? "whole " : "")number from \(range.map { "\(Self.short($0.lowerBound)) to \(Self.short($0.upperBound))" } ?? "0")"
            case .choice: "one of \((choices ?? []).joined(separator: ", "))"
            }
        throw Refusal(description: "“\(rawValue)” takes \(wanted).")
    }

    private static func short(_ number: Double) -> String { "\(Int(number))" }

    /// Why a fault cannot be set.
    package struct Refusal: Error, Hashable, Sendable, CustomStringConvertible {
        package let description: String
    }
}

/// What a fault is set to.
package enum FaultValue: Hashable, Sendable, Codable {
    case on(Bool)
    case number(Double)
    case choice(String)

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let on = try? container.decode(Bool.self) {
            self = .on(on)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else {
            self = .choice(try container.decode(String.self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .on(let on): try container.encode(on)
        case .number(let number): try container.encode(number)
        case .choice(let choice): try container.encode(choice)
        }
    }

    /// The value as it stands in the ledger.
    var words: String {
        switch self {
        case .on(let on): on ? "on" : "off"
        case .number(let number): number == number.rounded() && number.magnitude < 1e6 ? "\(Int(number))" : "\(number)"
        case .choice(let choice): choice
        }
    }
}
