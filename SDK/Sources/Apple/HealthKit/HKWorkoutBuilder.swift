import Foundation
import VitrineCoreLocation

/// Puts a workout together and saves it. Nobody allows to save one here.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
    public let device: HKDevice?
    public let workoutConfiguration: HKWorkoutConfiguration
    open private(set) var startDate: Date?
    open private(set) var endDate: Date?
    open private(set) var metadata: [String: Any] = [:]
    open var workoutEvents: [HKWorkoutEvent] { [] }
    open var workoutActivities: [HKWorkoutActivity] { [] }
    open var allStatistics: [HKQuantityType: HKStatistics] { [:] }

    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
        (workoutConfiguration, self.device) = (configuration, device)
    }

    open func beginCollection(withStart startDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        self.startDate = startDate
        refuse(completion)
    }
    /// - Throws: `HKError`, always: nobody allows it here.
    open func beginCollection(at startDate: Date) async throws { throw HKError(.errorAuthorizationDenied) }

    open func endCollection(withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        self.endDate = endDate
        refuse(completion)
    }
    /// - Throws: `HKError`, always: nobody allows it here.
    open func endCollection(at endDate: Date) async throws { throw HKError(.errorAuthorizationDenied) }

    open func add(_ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { refuse(completion) }
    /// - Throws: `HKError`, always: nobody allows it here.
    open func addSamples(_ samples: [HKSample]) async throws { throw HKError(.errorAuthorizationDenied) }

    open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        refuse(completion)
    }
    /// - Throws: `HKError`, always: nobody allows it here.
    open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws { throw HKError(.errorAuthorizationDenied) }

    open func addMetadata(_ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        self.metadata.merge(metadata) { $1 }
        refuse(completion)
    }
    /// - Throws: `HKError`, always: nobody allows it here.
    open func addMetadata(_ metadata: [String: Any]) async throws { throw HKError(.errorAuthorizationDenied) }

    open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {
        DispatchQueue.global().async { completion(nil, HKError(.errorAuthorizationDenied)) }
    }
    /// - Throws: `HKError`, always: nobody allows it here.
    open func finishWorkout() async throws -> HKWorkout? { throw HKError(.errorAuthorizationDenied) }

    open func discardWorkout() {}
    open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
    open func elapsedTime(at date: Date) -> TimeInterval { startDate.map { max(0, date.timeIntervalSince($0)) } ?? 0 }

    private func refuse(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        DispatchQueue.global().async { completion(false, HKError(.errorAuthorizationDenied)) }
    }
}

/// Looks for the places of a workout's way; there are none.
open class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
    private let handler: (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void

    /// Makes a query for one way, in one or several parts.
    public init(route workoutRoute: HKWorkoutRoute, dataHandler: @escaping (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void)
    {
        handler = dataHandler
        super.init(workoutRoute.sampleType, nil)
    }

    override func answer() { handler(self, [], true, nil) }
}
