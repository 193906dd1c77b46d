import ArgumentParser
import WidgetHost

/// The options for the sandbox: how much of it there has to be.
struct SandboxOptions: ParsableArguments {
    @Flag(help: "Start nothing where a part of the processes' box is missing, such as namespaces, Landlock or the filter of system calls.")
    var requireSandbox = false

    /// - Throws: `IncompleteSandbox`, or a failure where there is no launcher at all.
    func check() throws {
        guard requireSandbox else { return }
        guard let launcher = Launcher.url else { throw Failure("There is no vitrine-confine beside vitrine; build it first.") }
        let parts = SandboxParts.here(launcher)
        if !parts.isComplete { throw IncompleteSandbox(parts) }
    }
}
