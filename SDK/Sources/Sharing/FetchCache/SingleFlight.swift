import Foundation

/// Fetches under way in this process, each shared by all who want the same.
actor SingleFlight {
    private struct Flight {
        var number: Int
        var task: Task<Void, Never>
        var waiting: [Int: CheckedContinuation<FetchedData, any Error>] = [:]
    }

    private var flights: [FetchKey: Flight] = [:]
    private var last = 0

    /// Returns what `start` gives, called once for all who ask meanwhile. A cancelled caller leaves at once; the last cancels the fetch.
    func value(_ key: FetchKey, start: @escaping @Sendable () async throws -> FetchedData) async throws -> FetchedData {
        try Task.checkCancellation()
        last += 1
        let caller = last
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                if flights[key] == nil { flights[key] = flight(key, start) }
                flights[key]?.waiting[caller] = continuation
            }
        } onCancel: {
            Task { await leave(key, caller) }
        }
    }

    private func flight(_ key: FetchKey, _ start: @escaping @Sendable () async throws -> FetchedData) -> Flight {
        last += 1
        let number = last
        return Flight(
            number: number,
            task: Task {
                do {
                    let value = try await start()
                    land(key, number, .success(value))
                } catch {
                    land(key, number, .failure(error))
                }
            })
    }

    private func land(_ key: FetchKey, _ number: Int, _ result: Result<FetchedData, any Error>) {
        guard let flight = flights[key], flight.number == number else { return }
        flights[key] = nil
        for continuation in flight.waiting.values { continuation.resume(with: result) }
    }

    private func leave(_ key: FetchKey, _ caller: Int) {
        guard let continuation = flights[key]?.waiting.removeValue(forKey: caller) else { return }
        if let flight = flights[key], flight.waiting.isEmpty {
            // Who comes from now on starts anew: this fetch brings nothing any more.
            flights[key] = nil
            flight.task.cancel()
        }
        continuation.resume(throwing: CancellationError())
    }
}
