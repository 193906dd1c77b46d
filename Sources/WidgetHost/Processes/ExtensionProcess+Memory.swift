import Foundation

/// Watches what the process writes into memory, and ends it above iOS's limit.
extension ExtensionProcess {
    /// Real time between two looks while it has nothing to do.
    private static let idle = Duration.milliseconds(500)

    /// Watches its memory as long as it lives, closely while it has requests to answer or is not ready.
    func look() {
        guard !looking else { return }
        looking = true
        Task { [weak self] in
            while let pause = await self?.nextLook() {
                try? await Task.sleep(for: pause)
                await self?.looksOn()
            }
        }
    }

    /// The time until the next look; nil when there is nothing to look at.
    private func nextLook() -> Duration? {
        guard current != nil || !pending.isEmpty else {
            looking = false
            return nil
        }
        return pending.isEmpty && memory.baseline != nil ? Self.idle : limits.look
    }

    private func looksOn() async {
        // Whichever process runs now: the one that was asked may have been replaced.
        guard let current, let program = await kept?.child?.program, current == self.current else { return }
        if memory.isNearLimit(program) { _ = await judge(current) }
    }

    /// Ends the process when it uses too much; true then.
    func judge(_ process: Int32) async -> Bool {
        guard let child = await kept?.child, child.pid == process, process == current else { return false }
        // Another look has found it out meanwhile, and it is on its way out: that it holds nothing any more says nothing.
        if case .memory? = ending { return true }
        guard let program = child.program, let error = memory.judge(program) else { return false }
        await end(process, error, "was ended, because it used too much memory")
        return true
    }
}
