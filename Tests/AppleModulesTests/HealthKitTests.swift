import Foundation
import Testing

@testable import HealthKit

@Suite("HealthKit's values") struct HealthKitTests {
    @Test(
        "xcode.11: a quantity is said in any unit of the same thing",
        arguments: [
            (1.0, "kcal", "J", 4184.0), (1, "mi", "m", 1609.344), (60, "count/min", "count/s", 1), (100, "degC", "degF", 212),
            (98.6, "degF", "degC", 37), (0, "degC", "K", 273.15), (90, "mg/dL", "g/L", 0.9), (50, "ml/kg*min", "L/(kg*min)", 0.05),
            (1, "kcal/hr·kg", "kcal/(kg*hr)", 1), (1, "m^3", "L", 1000),
            (10, "km/hr", "m/s", 10.0 / 3.6), (1, "lb", "g", 453.59237), (760, "mmHg", "atm", 1), (16, "fl_oz_us", "pt_us", 1),
            (1, "mol<180.156>", "g", 180.156), (1, "mmol<180.156>/L", "mg/dL", 18.0156), (180, "deg", "rad", .pi),
        ])
    func conversion(value: Double, from: String, to: String, expected: Double) {
        let quantity = HKQuantity(unit: HKUnit(from: from), doubleValue: value)
        #expect(quantity.is(compatibleWith: HKUnit(from: to)))
        #expect(abs(quantity.doubleValue(for: HKUnit(from: to)) - expected) < 1e-4 * max(1, abs(expected)))
    }

    @Test("xcode.11: units are multiplied, divided and written as they are read") func units() {
        let beats = HKUnit.count().unitDivided(by: .minute())
        #expect(beats.unitString == "count/min" && beats == HKUnit(from: "count/min"))
        #expect(HKUnit.gramUnit(with: .milli).unitDivided(by: .literUnit(with: .deci)).unitString == "mg/dL")
        #expect(HKUnit.meter().unitRaised(toPower: 2).unitString == "m^2" && HKUnit.second().reciprocal().unitString == "1/s")
        #expect(HKUnit.meter().unitDivided(by: .meter()).isNull())
        #expect(HKUnit(from: "kcal/(hr*kg)").unitString == "kcal/hr·kg" && HKUnit.meter().unitRaised(toPower: 0).unitString == "()")
        #expect(HKUnit(from: .mile) == .mile() && HKUnit.lengthFormatterUnit(from: .mile()) == .mile)
        // Words that are no unit are a plain number, and never a trap.
        #expect(HKUnit(from: "furlong").isNull() && HKUnit(from: "m/").isNull() && HKUnit(from: "m/s/s").isNull())
    }

    @Test("xcode.11: a workout is put together as it is told, and saved by nobody; its way has no places") func workout() async throws {
        let start = Date(timeIntervalSince1970: 0), configuration = HKWorkoutConfiguration()
        let whole = HKWorkout(
            activityType: .running, start: start, end: start + 60, workoutEvents: nil, totalEnergyBurned: nil, totalDistance: nil,
            device: .local(), metadata: nil)
        #expect(whole.duration == 60 && whole.device == .local())
        let builder = HKWorkoutBuilder(healthStore: HKHealthStore(), configuration: configuration, device: nil)
        let isAllowed = await withCheckedContinuation { done in
            builder.beginCollection(withStart: start) { allowed, _ in done.resume(returning: allowed) }
        }
        #expect(!isAllowed && builder.startDate == start && builder.elapsedTime(at: start + 5) == 5)
        await #expect(throws: HKError.self) { _ = try await builder.finishWorkout() }
    }

    @Test("xcode.11: a quantity of something else is no number") func incompatible() {
        let mass = HKQuantity(unit: .gram(), doubleValue: 1)
        #expect(!mass.is(compatibleWith: .meter()) && mass.doubleValue(for: .meter()).isNaN)
        #expect(
            HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 1).compare(HKQuantity(unit: .meter(), doubleValue: 999))
                == .orderedDescending)
        #expect(HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 1) == HKQuantity(unit: .meter(), doubleValue: 1000))
    }

    @Test("xcode.11: every measured type knows whether it adds up and in which units") func types() {
        #expect(HKQuantityType(.stepCount).aggregationStyle == .cumulative && HKQuantityType(.stepCount).is(compatibleWith: .count()))
        #expect(HKQuantityType(.heartRate).aggregationStyle == .discreteTemporallyWeighted)
        #expect(HKQuantityType(.heartRate).is(compatibleWith: HKUnit(from: "count/min")))
        #expect(!HKQuantityType(.distanceCycling).is(compatibleWith: .count()))
        #expect(HKQuantityType(.dietaryEnergyConsumed).is(compatibleWith: .kilocalorie()))
        #expect(HKQuantityTypeIdentifier.vo2Max.rawValue == "HKQuantityTypeIdentifierVO2Max")
        #expect(HKObjectType.quantityType(forIdentifier: .stepCount) == HKQuantityType(.stepCount))
    }

    @Test("xcode.11: samples add up by their type, and predicates find those of a time") func samples() {
        func steps(_ count: Double, _ start: TimeInterval) -> HKQuantitySample {
            HKQuantitySample(
                type: HKQuantityType(.stepCount), quantity: HKQuantity(unit: .count(), doubleValue: count),
                start: Date(timeIntervalSince1970: start), end: Date(timeIntervalSince1970: start + 10))
        }
        let all = [steps(100, 0), steps(50, 20)]
        let statistics = HKStatistics(
            HKQuantityType(.stepCount), from: Date(timeIntervalSince1970: 0), to: Date(timeIntervalSince1970: 60), samples: all)
        #expect(statistics.sumQuantity()?.doubleValue(for: .count()) == 150 && statistics.averageQuantity() == nil)
        #expect(statistics.mostRecentQuantity()?.doubleValue(for: .count()) == 50)
        let open = HKQuery.predicateForSamples(withStart: Date(timeIntervalSince1970: 5), end: Date(timeIntervalSince1970: 30))
        #expect(all.filter { open.evaluate(with: $0) }.count == 2)
        let strict = HKQuery.predicateForSamples(
            withStart: Date(timeIntervalSince1970: 5), end: Date(timeIntervalSince1970: 30), options: .strictStartDate)
        #expect(all.filter { strict.evaluate(with: $0) }.count == 1)
        let many = HKQuery.predicateForQuantitySamples(with: .greaterThan, quantity: HKQuantity(unit: .count(), doubleValue: 60))
        #expect(all.filter { many.evaluate(with: $0) }.count == 1)
    }

    @Test("xcode.11: predicates find samples by what their metadata say") func metadata() throws {
        let water = try #require(HKQuantityType.quantityType(forIdentifier: .dietaryWater))
        func sample(_ metadata: [String: Any]) -> HKQuantitySample {
            HKQuantitySample(
                type: water, quantity: HKQuantity(unit: .liter(), doubleValue: 1), start: .distantPast, end: .distantPast,
                metadata: metadata)
        }
        let milk = sample([HKMetadataKeyFoodType: "milk", "glasses": 2]), tea = sample([HKMetadataKeyFoodType: "tea", "glasses": 3])
        func found(_ predicate: NSPredicate) -> [Bool] { [milk, tea, sample([:])].map { predicate.evaluate(with: $0) } }
        #expect(
            found(HKQuery.predicateForObjects(withMetadataKey: HKMetadataKeyFoodType, operatorType: .equalTo, value: "milk"))
                == [true, false, false])
        #expect(
            found(HKQuery.predicateForObjects(withMetadataKey: "glasses", operatorType: .greaterThan, value: 2)) == [false, true, false])
        #expect(
            found(HKQuery.predicateForObjects(withMetadataKey: "glasses", operatorType: .notEqualTo, value: "2")) == [true, true, false])
        #expect(found(HKQuery.predicateForObjects(withMetadataKey: "glasses", allowedValues: [2, 3.0])) == [true, true, false])
    }

    @Test("xcode.11: nobody allowed health data: questions find nothing, and nothing is saved") func denied() async throws {
        let store = HKHealthStore()
        #expect(store.authorizationStatus(for: HKQuantityType(.stepCount)) == .sharingDenied)
        let predicate = HKSamplePredicate.quantitySample(type: HKQuantityType(.stepCount))
        #expect(try await HKStatisticsQueryDescriptor(predicate: predicate, options: .cumulativeSum).result(for: store) == nil)
        let query = HKSampleQueryDescriptor(predicates: [predicate], sortDescriptors: [SortDescriptor(\.endDate)], limit: 1)
        #expect(try await query.result(for: store).isEmpty)
        let error = await withCheckedContinuation { done in
            store.execute(
                HKStatisticsQuery(quantityType: HKQuantityType(.stepCount), quantitySamplePredicate: nil, options: .cumulativeSum) {
                    done.resume(returning: $1 == nil ? $2 as? HKError : nil)
                })
        }
        #expect(error?.code == .errorNoData)
        #expect(throws: HKError(.errorAuthorizationDenied)) { try store.dateOfBirthComponents() }
    }

    @Test("xcode.11: a collection has statistics for each time between two dates, counted both ways from its anchor, and no quantities")
    func collections() async throws {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
        func date(_ month: Int, _ day: Int, _ hour: Int = 0) throws -> Date {
            try #require(calendar.date(from: DateComponents(year: 2024, month: month, day: day, hour: hour)))
        }
        func days(_ interval: DateComponents, anchor: Date, from: Date, to: Date) async throws -> [Date] {
            var interval = interval
            interval.calendar = calendar
            let query = HKStatisticsCollectionQueryDescriptor(
                predicate: .quantitySample(type: HKQuantityType(.stepCount)), options: .cumulativeSum, anchorDate: anchor,
                intervalComponents: interval)
            var starts: [Date] = []
            try await query.result(for: HKHealthStore()).enumerateStatistics(from: from, to: to) { statistics, stop in
                #expect(statistics.sumQuantity() == nil)
                starts.append(statistics.startDate)
                if starts.count == 40 { stop.pointee = true }
            }
            return starts
        }
        // Summer time begins on the 31st of March: days stay days.
        let week = try await days(DateComponents(day: 1), anchor: date(6, 1), from: date(3, 29, 12), to: date(4, 1, 12))
        #expect(try week == [date(3, 29), date(3, 30), date(3, 31), date(4, 1)])
        let months = try await days(DateComponents(month: 1), anchor: date(1, 15), from: date(4, 1), to: date(6, 14))
        #expect(try months == [date(3, 15), date(4, 15), date(5, 15)])
        // February is short: by its length the 20th of December would lie in January.
        let december = try await days(DateComponents(month: 1), anchor: date(2, 1), from: date(12, 20), to: date(12, 31))
        #expect(try december == [date(12, 1)])
        #expect(try await days(DateComponents(day: 1), anchor: date(1, 1), from: .distantPast, to: date(6, 1)).count == 40)
        #expect(try await days(DateComponents(), anchor: date(1, 1), from: date(1, 1), to: date(6, 1)).isEmpty)
    }
}
