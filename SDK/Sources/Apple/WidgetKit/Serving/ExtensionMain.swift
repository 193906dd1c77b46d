import VitrineCCrashReport
import Foundation
import FoundationMissing
import VitrineWidgetArchive

extension WidgetBundle {
    /// Serves the host that started the process; run by hand, explains what the binary is. Does not return, as Apple's: a source may choose
    /// between bundles in a `main()` of its own.
    public static func main() {
        ExtensionProcess.begin { ExtensionService(bundle: Self()) }
    }
}

extension Widget {
    /// Serves the host that started the process; run by hand, explains what the binary is. Does not return.
    public static func main() {
        ExtensionProcess.begin { ExtensionService(widget: Self()) }
    }
}

/// The life of an extension's process.
enum ExtensionProcess {
    /// Hands the first thread to the main queue, which the main actor's work is done on.
    static func begin(_ service: @escaping @MainActor @Sendable () -> ExtensionService) -> Never {
        SmallHeap.prepare()
        Task { @MainActor in
            await run(service())
            exit(EXIT_SUCCESS)
        }
        dispatchMain()
    }

    static func run(_ service: ExtensionService) async {
        if let line = ChildLine.shared {
            // Where the extension was started by hand, Swift's own crash report says more.
            vitrine_report_crashes()
            _ExtensionContexts.current = NSExtensionContext { url in (try? await line.openLink(url)) ?? false }
            await ExtensionServer(service: service, line: line).run()
            return
        }
        let arguments = CommandLine.arguments.dropFirst()
        let explanation = ExtensionExplanation(
            executable: CommandLine.arguments.first ?? "", bundleIdentifier: Bundle.main.bundleIdentifier, description: service.description)
        guard arguments.allSatisfy({ ["--help", "-h"].contains($0) }) else {
            FileHandle.standardError.write(Data(explanation.refusal(of: Array(arguments)).utf8))
            exit(EX_USAGE)
        }
        print(explanation.text)
    }
}
