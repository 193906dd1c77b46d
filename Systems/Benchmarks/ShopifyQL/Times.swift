import BenchFigures
import Foundation

/// Times of many tries, in milliseconds.
struct Times {
    private let milliseconds: [Double]

    init(_ durations: [Duration]) { milliseconds = durations.map { $0 / .milliseconds(1) } }

    func quantile(_ share: Double) -> Double { BenchFigures.quantile(share, of: milliseconds) }
    var most: Double { milliseconds.max() ?? .nan }
}

extension Double {
    var short: String { String(format: self < 10 ? "%.2f" : self < 100 ? "%.1f" : "%.0f", self) }
}

/// The processor time that this process has used, in seconds.
func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
