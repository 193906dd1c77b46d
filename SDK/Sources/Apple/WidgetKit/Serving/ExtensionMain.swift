import CCrashReport
import Foundation
import FoundationMissing
import WidgetArchive

extension WidgetBundle {
    /// Serves the host that started the process; run by hand, explains what the binary is. Async, so that the main thread never waits.
    public static func main() async {
        SmallHeap.prepare()
        await ExtensionProcess.run(ExtensionService(bundle: Self()))
    }
}

extension Widget {
    /// Serves the host that started the process; run by hand, explains what the binary is. Async, so that the main thread never waits.
    public static func main() async {
        SmallHeap.prepare()
        await ExtensionProcess.run(ExtensionService(widget: Self()))
    }
}

/// The life of an extension's process.
enum ExtensionProcess {
    static func run(_ service: ExtensionService) async {
        if let line = ChildLine.shared {
            // By hand, Swift's own report says more.
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
