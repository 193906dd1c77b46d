import Foundation

/// Something measured in turn with others, so that what the machine does meanwhile falls on all of them alike.
struct Contender {
    let name: String
    /// Processor time in milliseconds of one go, from one round of several.
    let round: () throws -> Double

    /// Work of this thread, so many goes a round; the median of the round counts.
    init(_ name: String, goes: Int, _ body: @escaping () throws -> Void) {
        self.name = name
        round = {
            var times: [Double] = []
            for _ in 0..<goes {
                let start = ProcessorTime.ofThread
                try body()
                times.append(ProcessorTime.ofThread - start)
            }
            return middle(times)
        }
    }

    /// Work of a browser's processes, whose clock ticks are too coarse for a single go.
    init(_ name: String, goes: Int, browser: WarmBrowser, _ html: String) {
        self.name = name
        round = {
            let start = browser.processorTime
            for _ in 0..<goes { try browser.picture(of: html) }
            return (browser.processorTime - start) / Double(goes)
        }
    }

    /// Rounds of all, one after another; each one's median. The first round warms caches and does not count.
    static func medians(of contenders: [Contender], rounds: Int) throws -> [String: Double] {
        var times: [String: [Double]] = [:]
        for round in 0...rounds {
            for contender in contenders {
                let time = try contender.round()
                if round > 0 { times[contender.name, default: []].append(time) }
            }
        }
        return times.mapValues(middle)
    }
}
