import Foundation
import VitrineWidgetArchive

/// The life of an extension of intents: its generated `main` calls it.
public enum _IntentsExtension {
    /// Serves the host that started the process; run by hand, explains what the binary is. Async, so that the main thread never waits.
    /// - Parameters:
    ///   - intents: the classes of the target's definitions.
    ///   - principal: makes an object of the principal class.
    public static func run(intents: [INIntent.Type], principal: () -> INExtension) async {
        let attributes = (Bundle.main.object(forInfoDictionaryKey: "NSExtension") as? [String: Any])?["NSExtensionAttributes"]
        let supported = (attributes as? [String: Any])?["IntentsSupported"] as? [String]
        let service = IntentsService(principal: principal(), intents: intents, supported: supported)
        guard let line = ChildLine.shared else { return explain(service) }
        try? line.send(.ready(pid: getpid(), page: nil))
        for name in supported ?? [] where !service.names.contains(name) {
            try? line.send(.note("IntentsSupported names “\(name)”, which no definition of the extension has."))
        }
        await withDiscardingTaskGroup { group in
            for await request in line.requests {
                group.addTask {
                    let answer = await service.answer(request)
                    // A line that broke ends the process on its reading side.
                    try? line.send(answer)
                }
            }
        }
    }

    private static func explain(_ service: IntentsService) {
        let product = CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "extension"
        let names = service.names.isEmpty ? "  none" : service.names.map { "  \($0)" }.joined(separator: "\n")
        print(
            """
            \(product) is an extension of intents: a process that a host asks what can be chosen in the settings of widgets.
            Bundle: \(Bundle.main.bundleIdentifier ?? "none (the binary stands outside its .appex)")
            Intents:
            \(names)

            To see it at work:
              vitrine run
            """)
    }
}
