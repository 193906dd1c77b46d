import Foundation

/// The configuration of a workout that is about to begin.
open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
    open var activityType = HKWorkoutActivityType.other

    public override init() {}
}

/// The store of a person's health data. Nobody has allowed apps to read or write any of it here.
open class HKHealthStore: NSObject, @unchecked Sendable {
    public override init() {}

    /// Whether somebody allows to save; as to reading, iOS never says.
    open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }

    open class func isHealthDataAvailable() -> Bool { true }
    open func supportsHealthRecords() -> Bool { false }
    open func earliestPermittedSampleDate() -> Date { .distantPast }

    open func requestAuthorization(
        toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { refuse(completion) }

    open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>) async throws {
        throw HKError(.errorAuthorizationDenied)
    }

    open func requestPerObjectReadAuthorization(
        for objectType: HKObjectType, predicate: NSPredicate?, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { refuse(completion) }

    open func getRequestStatusForAuthorization(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>,
        completion: @escaping @Sendable (HKAuthorizationRequestStatus, (any Error)?) -> Void
    ) { DispatchQueue.global().async { completion(.unnecessary, nil) } }

    open func statusForAuthorizationRequest(
        toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
    ) async throws -> HKAuthorizationRequestStatus { .unnecessary }

    open func handleAuthorizationForExtension(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { refuse(completion) }

    open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { refuse(completion) }
    open func save(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        refuse(completion)
    }
    open func save(_ object: HKObject) async throws { throw HKError(.errorAuthorizationDenied) }
    open func save(_ objects: [HKObject]) async throws { throw HKError(.errorAuthorizationDenied) }
    open func delete(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        refuse(completion)
    }
    open func delete(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        refuse(completion)
    }
    open func delete(_ object: HKObject) async throws { throw HKError(.errorAuthorizationDenied) }
    open func deleteObjects(
        of objectType: HKObjectType, predicate: NSPredicate,
        withCompletion completion: @escaping @Sendable (Bool, Int, (any Error)?) -> Void
    ) { DispatchQueue.global().async { completion(false, 0, HKError(.errorAuthorizationDenied)) } }

    /// - Returns: how many were deleted.
    /// - Throws: `HKError`, always: nobody allows it here.
    @discardableResult open func deleteObjects(of objectType: HKObjectType, predicate: NSPredicate) async throws -> Int {
        throw HKError(.errorAuthorizationDenied)
    }

    /// Answers on a queue of its own.
    open func execute(_ query: HKQuery) { DispatchQueue.global().async { query.answer() } }
    open func stop(_ query: HKQuery) {}

    open func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorAuthorizationDenied) }
    open func biologicalSex() throws -> HKBiologicalSexObject { throw HKError(.errorAuthorizationDenied) }
    open func bloodType() throws -> HKBloodTypeObject { throw HKError(.errorAuthorizationDenied) }
    open func fitzpatrickSkinType() throws -> HKFitzpatrickSkinTypeObject { throw HKError(.errorAuthorizationDenied) }
    open func wheelchairUse() throws -> HKWheelchairUseObject { throw HKError(.errorAuthorizationDenied) }
    open func activityMoveMode() throws -> HKActivityMoveModeObject { throw HKError(.errorAuthorizationDenied) }

    open func enableBackgroundDelivery(
        for type: HKObjectType, frequency: HKUpdateFrequency, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { refuse(completion) }
    open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
        throw HKError(.errorAuthorizationDenied)
    }
    open func disableBackgroundDelivery(
        for type: HKObjectType, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { refuse(completion) }
    open func disableAllBackgroundDelivery(completion: @escaping @Sendable (Bool, (any Error)?) -> Void) { refuse(completion) }
    open func recalibrateEstimates(
        sampleType: HKSampleType, date: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { refuse(completion) }

    open func preferredUnits(
        for quantityTypes: Set<HKQuantityType>, completion: @escaping @Sendable ([HKQuantityType: HKUnit], (any Error)?) -> Void
    ) { DispatchQueue.global().async { completion([:], HKError(.errorAuthorizationDenied)) } }
    open func preferredUnits(for quantityTypes: Set<HKQuantityType>) async throws -> [HKQuantityType: HKUnit] {
        throw HKError(.errorAuthorizationDenied)
    }

    /// Calls back with an error: there is no watch here.
    open func startWatchApp(
        with workoutConfiguration: HKWorkoutConfiguration, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { refuse(completion) }

    open func relateWorkoutEffortSample(
        _ sample: HKSample, with workout: HKWorkout, activity: HKWorkoutActivity?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { refuse(completion) }

    open func unrelateWorkoutEffortSample(
        _ sample: HKSample, from workout: HKWorkout, activity: HKWorkoutActivity?,
        completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { refuse(completion) }

    private func refuse(_ completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
        DispatchQueue.global().async { completion(false, HKError(.errorAuthorizationDenied)) }
    }
}

extension NSNotification.Name {
    /// The preferred units of the store changed; they never do here.
    public static let HKUserPreferencesDidChange = NSNotification.Name("HKUserPreferencesDidChangeNotification")
}
