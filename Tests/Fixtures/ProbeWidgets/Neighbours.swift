import WidgetKit

/// Says how many widgets of its app are placed.
enum Neighbours: Probe {
    static let kind = "Neighbours"

    static func timeline(_ completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) {
        WidgetCenter.shared.getCurrentConfigurations { result in
            let words = "\((try? result.get().count) ?? -1) placed"
            Group.append(words, to: "neighbours.txt")
            completion(.only(words))
        }
    }
}

/// Asks for another timeline of itself whenever it gives one.
enum Restless: Probe {
    static let kind = "Restless"

    static func timeline(_ completion: @escaping @Sendable (Timeline<ProbeEntry>) -> Void) {
        WidgetCenter.shared.reloadTimelines(ofKind: kind)
        completion(.only("restless at \(Int(Date().timeIntervalSince1970))"))
    }
}
