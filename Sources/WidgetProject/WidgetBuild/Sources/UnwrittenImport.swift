import Foundation

/// A module that sources use without importing it: on Apple's systems a module that they do import shows it.
enum UnwrittenImport: CaseIterable {
    /// Combine's publishers of Foundation's types.
    case publishers
    /// The module by which models publish changes, seen by whoever imports Foundation.
    case models
    /// The keychain, seen by whoever imports Foundation.
    case keychain
    /// Reading of XML, which on iOS is in Foundation.
    case xml
    /// Widgets, seen by whoever imports SwiftUI: on iOS that has `Widget`, `WidgetBundle` and their like.
    case widgets
    /// Views' fetches from Core Data, which on iOS are SwiftUI's.
    case fetches
    /// SwiftUI under the name of the module in which most of it is declared, as in `SwiftUICore.Font`.
    case core
    /// Previews of views and view controllers of UIKit, which on iOS shows `#Preview` itself.
    case previews

    /// The module that declares it here.
    var module: String {
        switch self {
        case .publishers, .models: "Combine"
        case .keychain: "Security"
        case .xml: "FoundationXML"
        case .widgets: "WidgetKit"
        case .fetches: "CoreData"
        case .core: "SwiftUICore"
        case .previews: "SwiftUI"
        }
    }

    /// Whether only the files that use it import it. What is Objective-C's or C's the whole module sees, as on iOS; of Swift's modules each
    /// file names what it sees, so that a `Subscription` of the project's own stays the one that is meant.
    var isOfFile: Bool {
        switch self {
        case .publishers, .models, .widgets, .fetches, .core, .previews: true
        case .keychain, .xml: false
        }
    }

    /// The modules that are Foundation's own on Linux, and not Apple's under another name.
    static let onLinux: Set = ["FoundationXML"]

    private static let words: [Self: [String]] = [
        .publishers: ["Timer.publish(", ".publish(every", ".publisher(", "dataTaskPublisher(", "TimerPublisher"],
        .models: ["ObservableObject", "@Published"],
        .keychain: ["SecItem", "kSecClass", "kSecAttr", "errSec", "SecRandomCopyBytes", "SecKey", "SecTrust", "SecCertificate"],
        .xml: ["XMLParser"],
        .widgets: [
            "WidgetBundle", "some WidgetConfiguration", ": WidgetConfiguration ", ": Widget ", "some Widget ", "ControlWidget", "Widget,",
        ],
        .fetches: ["@FetchRequest", "FetchedResults<", "@SectionedFetchRequest", "\\.managedObjectContext"],
        .core: ["SwiftUICore."], .previews: ["#Preview"],
    ]

    /// The modules that a file uses without importing them, by words that stand in it.
    static func used(by bytes: [UInt8], importing imports: Set<String>) -> Set<Self> {
        Set(
            allCases.filter { use in
                switch use {
                // Who imports one of these sees them there.
                case .models where !imports.isDisjoint(with: ["Combine", "SwiftUI", "SwiftUICore"]): return false
                case .widgets where !imports.contains("SwiftUI") || imports.contains("WidgetKit"): return false
                case .fetches where !imports.contains("SwiftUI") || imports.contains("CoreData"): return false
                case .previews where !imports.contains("UIKit") || !imports.isDisjoint(with: ["SwiftUI", "SwiftUICore"]): return false
                default: break
                }
                return words[use, default: []].contains { bytes.hold($0) }
            })
    }
}

extension [UInt8] {
    /// Whether these words stand in it. Foundation's own search takes each letter for what a person might mean by it.
    func hold(_ words: String) -> Bool {
        let wanted = Array(words.utf8)
        return withUnsafeBytes { bytes in
            guard let first = wanted.first, var start = bytes.baseAddress else { return wanted.isEmpty }
            let end = start + bytes.count
            while end - start >= wanted.count, let place = memchr(start, Int32(first), end - start - wanted.count + 1) {
                if memcmp(place, wanted, wanted.count) == 0 { return true }
                start = UnsafeRawPointer(place) + 1
            }
            return false
        }
    }
}
