/// A period cut at the edges of time units. Each segment belongs to a slot, which is one combination of the time dimensions' values.
struct TimeSegments: Sendable {
    /// Most segments a period is cut into.
    static let maximumCount = 50_000

    /// The segments in order, none of them empty.
    private(set) var segments: [TimeSegment] = []
    /// The values of each slot, in the dimensions' order.
    private(set) var values: [[Value]] = []
    /// The time and the day with which each slot begins, where the segments are shorter than days and the period begins with one.
    private(set) var places: [Place]?

    /// A place that two periods have in common.
    struct Place: Sendable, Hashable {
        var day: Int
        var secondOfDay: Int64
        /// The second 01:30 of a day whose clock goes back is another one than the first.
        var repetition: Int
    }

    init(_ period: Period, dimensions: [TimeDimension], calendar: ShopCalendar, position: Position) throws(QueryError) {
        guard !dimensions.isEmpty else {
            segments = [TimeSegment(start: period.start, end: period.end, slot: 0)]
            values = [[]]
            return
        }
        let unit = Self.cut(dimensions)
        let firstDay = calendar.date(at: period.start)
        let isWithinDay = [.second, .minute, .hour].contains(unit) && calendar.start(of: firstDay) == period.start
        var slots: [[Value]: Int] = [:]
        var found: [Place] = []
        var repetitions: [Place: Int] = [:]
        var start = period.start
        while start < period.end {
            guard segments.count < Self.maximumCount else {
                throw QueryError(
                    .tooManyRows, position, "The period has more than \(Self.maximumCount) units of \(unit.rawValue).",
                    expected: ["a shorter period", "a longer unit"])
            }
            let end = min(Self.end(of: unit, at: start, calendar), period.end)
            let labels = dimensions.map { $0.value(at: start, calendar) }
            let clock = calendar.clock(at: start)
            var place = Place(
                day: Int(clock.flooredDivision(by: ShopCalendar.day)) - firstDay.number,
                secondOfDay: clock.flooredRemainder(by: ShopCalendar.day), repetition: 0)
            place.repetition = repetitions[place, default: 0]
            repetitions[Place(day: place.day, secondOfDay: place.secondOfDay, repetition: 0)] = place.repetition + 1
            let slot = slots[labels] ?? values.count
            if slot == values.count {
                slots[labels] = slot
                values.append(labels)
                found.append(place)
            }
            segments.append(TimeSegment(start: start, end: end, slot: slot))
            start = end
        }
        if isWithinDay { places = found }
    }

    /// Each slot's counterpart in another period: the same value for times that come back, the same time of the same day for hours of
    /// whole days, else the one that is as far from the beginning.
    func counterparts(in other: TimeSegments, dimensions: [TimeDimension]) -> [Int: Int] {
        func map<Place: Hashable>(_ mine: [Place], _ others: [Place]) -> [Int: Int] {
            let slots = Dictionary(others.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
            return Dictionary(uniqueKeysWithValues: mine.enumerated().compactMap { slot, place in slots[place].map { (slot, $0) } })
        }
        if dimensions.allSatisfy(\.isCyclic) { return map(values, other.values) }
        if let places, let others = other.places { return map(places, others) }
        return map(Array(values.indices), Array(other.values.indices))
    }

    /// The unit whose edges include those of all dimensions: weeks and months have only days in common.
    private static func cut(_ dimensions: [TimeDimension]) -> TimeUnit {
        let units = dimensions.map(\.unit)
        let order = TimeUnit.allCases
        let finest = order.first { units.contains($0) } ?? .day
        return finest == .week && Set(units).count > 1 ? .day : finest
    }

    /// The first moment after the unit that a moment lies in.
    private static func end(of unit: TimeUnit, at moment: Int64, _ calendar: ShopCalendar) -> Int64 {
        switch unit {
        case .second: return moment + 1
        case .minute, .hour:
            let length: Int64 = unit == .hour ? 3600 : 60
            return moment + length - calendar.clock(at: moment).flooredRemainder(by: length)
        default:
            var next = calendar.shifted(calendar.first(of: unit, containing: calendar.date(at: moment)), by: 1, unit)
            // A day that a shop's island skipped is empty.
            while calendar.start(of: next) <= moment { next = calendar.shifted(next, by: 1, unit) }
            return calendar.start(of: next)
        }
    }
}
