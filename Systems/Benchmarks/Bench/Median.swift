import BenchFigures

/// The middle of several measurements, in milliseconds.
func median(of rounds: Int, warmUp: Int = 1, _ body: () throws -> Void) rethrows -> Double {
    for _ in 0..<warmUp { try body() }
    var times: [Double] = []
    for _ in 0..<rounds {
        let start = ContinuousClock.now
        try body()
        times.append((ContinuousClock.now - start) / .milliseconds(1))
    }
    return middle(times)
}

func middle(_ values: [Double]) -> Double { quantile(0.5, of: values) }
