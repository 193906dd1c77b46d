import Foundation
import VitrineWidgetArchive

/// The explanation that the binary of an extension gives to somebody who runs it by hand.
struct ExtensionExplanation {
    let executable: String
    let bundleIdentifier: String?
    let description: ExtensionDescription

    private var product: String { executable.split(separator: "/").last.map(String.init) ?? "extension" }

    var text: String {
        let widgets = description.widgets.map { widget in
            var lines = ["  \(widget.kind)" + (widget.displayName.map { " — \($0)" } ?? "")]
            if let words = widget.description { lines.append("    \(words)") }
            lines.append("    families: \(widget.families.map(\.rawValue).joined(separator: ", "))")
            return lines.joined(separator: "\n")
        }
        return """
            \(product) is a widget extension: a process that draws widgets for a host and shows nothing by itself.
            Bundle: \(bundleIdentifier ?? "none (the binary stands outside its .appex)")
            Widgets, in the gallery's order:
            \(widgets.isEmpty ? "  none" : widgets.joined(separator: "\n"))

            To see them:
              vitrine render \(product) --family all --scheme light,dark --out pictures
              vitrine run
            """
    }

    func refusal(of arguments: [String]) -> String {
        "\(product) takes no arguments, but was given “\(arguments.joined(separator: " "))”. Run it without any to read what it is.\n"
    }
}
