import Foundation

/// Apple's public names of the modules that stand here, with the iOS version that brought each.
struct AppleNames: Sendable {
    struct Entry: Hashable, Sendable {
        var module: String
        /// The type or protocol that has it; empty at top level.
        var owner: String
        /// The first version that has it; empty where Apple does not say.
        var since: String
    }

    private let entries: [String: [Entry]]

    static let all = AppleNames(
        text: Bundle.module.url(forResource: "apple-names", withExtension: "tsv").flatMap { try? String(contentsOf: $0, encoding: .utf8) }
            ?? "")

    /// - Parameter text: a line for an owner: module, owner, and names, each `@version` before those that came with it.
    init(text: String) {
        var entries: [String: [Entry]] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard parts.count == 3 else { continue }
            var since = ""
            for word in parts[2].split(separator: " ") {
                if word.hasPrefix("@") {
                    since = word == "@0" ? "" : String(word.dropFirst())
                } else {
                    entries[String(word), default: []].append(Entry(module: String(parts[0]), owner: String(parts[1]), since: since))
                }
            }
        }
        self.entries = entries
    }

    /// A name at top level.
    func type(_ name: String) -> Entry? { entries[name]?.first { $0.owner.isEmpty } }

    /// A member, of the type where that is known to have it, else of any.
    /// - Parameter isOwn: the project declares the type: of Apple's it has only what a protocol gives it.
    func member(_ name: String, of type: String?, isOwn: Bool = false) -> Entry? {
        guard let found = entries[name] else { return nil }
        let members = found.filter { !$0.owner.isEmpty && (!isOwn || Self.protocols.contains($0.owner)) }
        return members.first { $0.owner == type } ?? members.first { $0.owner == "View" } ?? members.first
    }

    /// Whether the name is one of Apple's protocols, which a project's own types may adopt.
    static func isProtocol(_ name: String) -> Bool { protocols.contains(name) }

    private static let protocols: Set = [
        "AppEntity", "AppEnum", "AppIntent", "AxisContent", "ChartContent", "ControlWidgetConfiguration", "DynamicViewContent",
        "EntityQuery",
        "Gesture", "InsettableShape", "Layout", "Scene", "Shape", "ShapeStyle", "ToolbarContent", "Transition", "View", "ViewModifier",
        "Widget", "WidgetBundle", "WidgetConfiguration", "WidgetConfigurationIntent",
    ]
}
