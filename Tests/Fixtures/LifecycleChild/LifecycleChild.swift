import Foundation
import WidgetLifecycle

// A process that compares the system's list of widgets with the one before, as an app or an extension does:
//
//     lifecycle-child FOLDER
//
// Each line of its input names, separated by blanks, what is listed, each as KIND/FAMILY/CONFIGURATION; or it is `deliver`, which prints the
// identifiers of the events, or `deliver-slowly`, which never comes back. It answers each with a line.

@main enum LifecycleChild {
    static func main() async {
        guard CommandLine.arguments.count == 2 else { exit(2) }
        let lifecycle = WidgetLifecycle(folder: URL(fileURLWithPath: CommandLine.arguments[1], isDirectory: true), spacing: 0)
        say("ready")
        while let line = readLine() {
            do {
                switch line {
                case "deliver", "deliver-slowly":
                    let isSlow = line == "deliver-slowly"
                    try await lifecycle.deliver { events in
                        say(events.map { "\($0.change.rawValue):\($0.id)" }.joined(separator: " "))
                        if isSlow { try await Task.sleep(nanoseconds: 600_000_000_000) }
                    }
                    say("delivered")
                default:
                    let changes = try await lifecycle.update(current: line.split(separator: " ").map(widget))
                    say("added \(changes.added.count) removed \(changes.removed.count)")
                }
            } catch {
                say("error \(error)")
            }
        }
    }

    private static func widget(_ text: Substring) -> WidgetInstallation {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init) + ["", "", ""]
        return WidgetInstallation(kind: parts[0], family: parts[1], configuration: parts[2])
    }

    private static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}
