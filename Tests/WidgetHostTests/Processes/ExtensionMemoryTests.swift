import Testing

@testable import WidgetHost

@Suite("What of an extension's memory is worth a close look") struct ExtensionMemoryTests {
    private static let megabyte = 1 << 20

    private func figures(_ megabytes: Int) -> ProcessFigures {
        ProcessFigures(privateBytes: megabytes * Self.megabyte, dirtyBytes: megabytes * Self.megabyte)
    }

    /// Ready at 10 MB, with 30 MB more to write.
    private func memory() -> ExtensionMemory {
        var memory = ExtensionMemory(limit: 30 * Self.megabyte)
        memory.ready(figures(10), counted: 10 * Self.megabyte)
        return memory
    }

    @Test("nothing new is to be seen while the kernel counts the same") func same() {
        let memory = memory()
        #expect(!memory.isWorthLook(counted: 10 * Self.megabyte))
        #expect(!memory.isWorthLook(counted: 10 * Self.megabyte + 200_000))
        #expect(memory.isWorthLook(counted: 10 * Self.megabyte + 300_000))
        #expect(memory.isWorthLook(counted: 9 * Self.megabyte))
    }

    @Test("near its limit it is looked at each time, and found when it is over it") func near() {
        var memory = memory()
        let counted = 33 * Self.megabyte
        #expect(memory.look(figures(33), counted: counted) == nil)
        #expect(memory.isWorthLook(counted: counted))
        #expect(memory.look(figures(41), counted: counted) == .memory(megabytes: 31, limit: 30))
    }

    @Test("what was never looked at, or cannot be counted, is looked at") func unknown() {
        var memory = memory()
        #expect(memory.isWorthLook(counted: nil))
        memory.started()
        #expect(memory.isWorthLook(counted: 10 * Self.megabyte))
    }
}
