import Foundation
import Testing

@testable import WidgetHost

/// What the kernel writes of processes.
@Suite("What the kernel tells of processes") struct KernelFileTests {
    @Test("a line's number is found by its whole name, at the beginning of a line")
    func number() {
        let text = "Name:\tSwap: 9\nSwapPss:\t 3 kB\nSwap:\t     12 kB\nRssAnon:\t  7"
        #expect(KernelFile.number("Swap", in: text) == 12)
        #expect(KernelFile.number("RssAnon", in: text) == 7)
        #expect(KernelFile.number("Rss", in: text) == nil)
        #expect(KernelFile.number("Name", in: "") == nil)
    }

    @Test("a state is what follows the name, whatever the name holds")
    func state() throws {
        try "7 (a) R (b) S 12 -1 8".withCString { text in
            let state = try #require(KernelFile.state(in: text))
            #expect(state.letter == "S")
            #expect(KernelFile.numbers(in: state.rest) == [12, -1, 8])
            #expect(KernelFile.numbers(in: state.rest, most: 1) == [12])
        }
        for text in ["", "7 (a", "7 (a)", "7 (a) "] { #expect(KernelFile.state(in: text) == nil) }
    }

    @Test("this process has memory, has worked, is at work, and descends from its parent")
    func own() throws {
        let own = getpid()
        let figures = try #require(ProcessFigures.of(own))
        #expect(figures.privateBytes >= figures.dirtyBytes / 2 && figures.dirtyBytes > 1 << 20)
        let counted = try #require(ProcessFigures.countedDirtyBytes(of: own))
        #expect(abs(counted - figures.dirtyBytes) < 64 << 20)
        #expect(try #require(ProcessFigures.highest(of: own)).bytes >= counted)
        #expect(try #require(ProcessFigures.processorTime(of: own)) > 0)
        #expect(ProcessFigures.isAtWork(own))
        #expect(ProcessTree.parents()[own] == getppid())
        #expect(ProcessTree.isAlive(own) && ProcessTree.tasks() > 1)
    }

    @Test("a file that is not there, and a process that is not, are nil")
    func nothing() {
        #expect(KernelFile.read("/proc/nothing") { _ in true } == nil)
        #expect(ProcessFigures.of(.max) == nil && ProcessFigures.processorTime(of: .max) == nil)
        #expect(!ProcessFigures.isAtWork(.max) && !ProcessTree.isAlive(.max))
    }
}
