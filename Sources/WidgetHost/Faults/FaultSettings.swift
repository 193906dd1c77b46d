import Foundation

/// Which faults are set, for whom. What is set for a tile counts before what is set for its app, and that before what is set for all.
package struct FaultSettings: Hashable, Sendable {
    struct Target: Hashable {
        var fault: Fault
        var app: String?
        var tile: String?
    }

    private var values: [Target: FaultValue] = [:]

    package init() {}

    mutating func set(_ fault: Fault, to value: FaultValue, app: String?, tile: String?) {
        let target = Target(fault: fault, app: tile == nil ? app : nil, tile: tile)
        // What is normal for all need not be remembered; for one it may stand against what is set for all.
        values[target] = value == fault.normal && app == nil && tile == nil ? nil : value
    }

    func value(_ fault: Fault, app: String? = nil, tile: String? = nil) -> FaultValue {
        isSet(fault, app: app, tile: tile) ?? fault.normal
    }

    /// The value that somebody has set of a fault for an app or a tile; nil where nobody has.
    func isSet(_ fault: Fault, app: String? = nil, tile: String? = nil) -> FaultValue? {
        let own = tile.flatMap { values[Target(fault: fault, app: nil, tile: $0)] }
        let ofApp = app.flatMap { values[Target(fault: fault, app: $0, tile: nil)] }
        return own ?? ofApp ?? values[Target(fault: fault, app: nil, tile: nil)]
    }

    func number(_ fault: Fault, app: String? = nil, tile: String? = nil) -> Double? {
        if case .number(let number)? = isSet(fault, app: app, tile: tile) { number } else { nil }
    }

    func choice(_ fault: Fault, app: String? = nil, tile: String? = nil) -> String? {
        if case .choice(let choice)? = isSet(fault, app: app, tile: tile) { choice } else { nil }
    }

    func isOn(_ fault: Fault, app: String? = nil) -> Bool { isSet(fault, app: app) == .on(true) }

    /// What is set for single apps and tiles.
    func exceptions(_ fault: Fault) -> [FaultState.Exception] {
        values.filter { $0.key.fault == fault && ($0.key.app != nil || $0.key.tile != nil) }
            .map { FaultState.Exception(app: $0.key.app, tile: $0.key.tile, value: $0.value) }
            .sorted { ($0.app ?? "", $0.tile ?? "") < ($1.app ?? "", $1.tile ?? "") }
    }

    mutating func forget(tile: String) { values = values.filter { $0.key.tile != tile } }
}

/// A fault as a page shows it.
package struct FaultState: Codable, Hashable, Sendable {
    package struct Exception: Codable, Hashable, Sendable {
        package var app: String?
        package var tile: String?
        package var value: FaultValue
    }
    package struct Range: Codable, Hashable, Sendable {
        package var from: Double
        package var to: Double
    }
    package var id: Fault
    package var name: String
    package var about: String
    package var kind: Fault.Kind
    package var scope: Fault.Scope
    /// The value for all apps and tiles.
    package var value: FaultValue
    package var normal: FaultValue
    package var choices: [String]?
    package var range: Range?
    /// The values for single apps and tiles.
    package var exceptions: [Exception]

    package init(_ fault: Fault, value: FaultValue, exceptions: [Exception] = []) {
        (id, name, about, kind, scope) = (fault, fault.name, fault.about, fault.kind, fault.scope)
        (self.value, normal, choices) = (value, fault.normal, fault.choices)
        range = fault.range.map { Range(from: $0.lowerBound, to: $0.upperBound) }
        self.exceptions = exceptions
    }
}

/// A fault to be set.
package struct FaultRequest: Hashable, Sendable {
    package var fault: Fault
    package var value: FaultValue
    /// Bundle identifier; nil with no tile is for all.
    package var app: String?
    package var tile: String?

    package init(_ fault: Fault, _ value: FaultValue, app: String? = nil, tile: String? = nil) {
        self.fault = fault
        self.value = value
        self.app = app
        self.tile = tile
    }
}

/// Settings that may change while processes run that were started by them.
final class SharedFaults: @unchecked Sendable {
    private let lock = NSLock()
    // Touched only under the lock.
    private var settings = FaultSettings()

    var current: FaultSettings { lock.withLock { settings } }

    func change(_ body: (inout FaultSettings) -> Void) { lock.withLock { body(&settings) } }
}

extension FaultSettings {
    /// What the relay of an app's service does.
    func relayMode(app: String) -> ServiceRelay.Mode {
        var mode = ServiceRelay.Mode()
        mode.way = choice(.network, app: app).flatMap(ServiceRelay.Mode.Way.init) ?? .normal
        if mode.way == .slow, case .number(let delay) = value(.networkDelay, app: app) { mode.delay = delay }
        mode.status = choice(.serviceErrors, app: app).flatMap { Int($0) }
        return mode
    }

    /// How often a tile's provider is asked at once; nil where nothing is set.
    func calls(of tile: StoredTile) -> Int? { number(.duplicateCalls, app: tile.app, tile: tile.id).map { Int($0) } }

    /// The moment of a call at which the process of a tile's extension is ended.
    func kill(of tile: StoredTile) -> TimelineCall.Kill? {
        choice(.extensionKill, app: tile.app, tile: tile.id).flatMap(TimelineCall.Kill.init)
    }

    /// Seconds by which what an app asks of WidgetCenter is late.
    func centerDelay(of app: String) -> Double { number(.centerDelay, app: app) ?? 0 }
}
