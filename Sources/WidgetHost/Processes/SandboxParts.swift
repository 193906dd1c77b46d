import Foundation
import Synchronization

/// The parts of a child's box that this machine has.
package struct SandboxParts: Codable, Hashable, Sendable {
    /// Version of the kernel's Landlock; 0 is none.
    package var landlock = 0
    /// Whether the kernel takes a filter of system calls.
    package var filter = false
    /// Whether bubblewrap is installed and may make namespaces.
    package var namespaces = false
    /// Whether the kernel itself bounds a child's memory and tasks (cgroup v2). Without it the host looks, twenty times a second.
    package var groups = false

    package init(landlock: Int = 0, filter: Bool = false, namespaces: Bool = false, groups: Bool = false) {
        (self.landlock, self.filter, self.namespaces, self.groups) = (landlock, filter, namespaces, groups)
    }

    /// bubblewrap, as Debian installs it.
    static let box = URL(fileURLWithPath: "/usr/bin/bwrap")

    package var isComplete: Bool { missing.isEmpty }

    /// What does not hold here, each as a sentence that says what is open because of it.
    package var missing: [String] {
        var missing: [String] = []
        if !namespaces {
            missing.append(
                "No namespaces (bubblewrap is missing or may not make them): processes see others' command lines, may change rights and times "
                    + "of files outside, and share the machine's network.")
        }
        if landlock == 0 { missing.append("No Landlock: what the box does not hide is open to read.") }
        if !filter { missing.append("No filter of system calls.") }
        return missing
    }

    /// The parts in words, in one line.
    package var words: String {
        let held = [
            namespaces ? "namespaces" : nil, landlock > 0 ? "Landlock \(landlock)" : nil, filter ? "filter of system calls" : nil,
            groups ? "control groups" : nil,
        ].compactMap { $0 }
        return "held by " + (held.isEmpty ? "nothing" : held.joined(separator: ", "))
            + (isComplete ? "" : ". " + missing.joined(separator: " "))
    }

    /// What `vitrine-confine` finds; asked once for each. `VITRINE_BOX=none` in the host's environment does without namespaces.
    package static func here(_ launcher: URL, environment: [String: String] = ProcessInfo.processInfo.environment) -> SandboxParts {
        known.withLock { known in
            if let parts = known[launcher.path] { return parts }
            let parts = ask(launcher, box: environment["VITRINE_BOX"] != "none")
            known[launcher.path] = parts
            return parts
        }
    }
    private static let known = Mutex<[String: SandboxParts]>([:])

    private static func ask(_ launcher: URL, box: Bool) -> SandboxParts {
        let hasBox = box && FileManager.default.isExecutableFile(atPath: Self.box.path)
        // Whether a process may enter is seen by doing it.
        let group = ControlGroupParent.here.flatMap { ControlGroup.make(in: $0, ControlGroup.Limits()) }
        defer { group?.remove() }
        let words = ["--parts"] + (group.map { ["--group", $0.folder.path] } ?? []) + (hasBox ? [Self.box.path] : [])
        guard let text = ChildSpawn.output(of: launcher.path, words) else { return SandboxParts() }
        var parts = SandboxParts()
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count == 2, let value = Int(words[1]) else { continue }
            switch words[0] {
            case "landlock": parts.landlock = value
            case "filter": parts.filter = value > 0
            case "box": parts.namespaces = value > 0
            case "group": parts.groups = value > 0
            default: break
            }
        }
        return parts
    }
}

/// A box that was asked for whole, and is not to be had.
package struct IncompleteSandbox: Error, Hashable, Sendable, CustomStringConvertible {
    package let parts: SandboxParts
    package init(_ parts: SandboxParts) { self.parts = parts }
    package var description: String {
        "Nothing is started without a whole box, as --require-sandbox asks. \(parts.missing.joined(separator: " "))"
    }
}
