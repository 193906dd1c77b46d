/// A period cut at the edges of time units. Each segment belongs to a slot, which is one combination of the time dimensions' values.
struct TimeSegments: Sendable {
    /// Most segments a period is cut into.
    static let maximumCount = 50_000

    /// The segments in order, none of them empty.
    private(set) var segments: [TimeSegment] = []
    /// The values of each slot, in the dimensions' order.
    private(set) var values: [[Value]] = []
    /// Where each slot's first segment stands within its period, for the comparison with another period.
    private(set) var places: [Place] = []

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
            places = [Place(day: 0, secondOfDay: 0, repetition: 0)]
            return
        }
        let unit = Self.cut(dimensions)
        let isWithinDay = unit == .second || unit == .minute || unit == .hour
        let firstDay = calendar.date(at: period.start)
        let beginsWithDay = calendar.start(of: firstDay) == period.start
        var slots: [[Value]: Int] = [:]
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
            var place = Place(day: segments.count, secondOfDay: 0, repetition: 0)
            if isWithinDay, beginsWithDay {
                let clock = calendar.clock(at: start)
                place = Place(
                    day: Int(clock.flooredDivision(by: ShopCalendar.day)) - firstDay.number,
                    secondOfDay: clock.flooredRemainder(by: ShopCalendar.day), repetition: 0)
                let seen = repetitions[place, default: 0]
                repetitions[place] = seen + 1
                place.repetition = seen
            }
            let slot = slots[labels] ?? values.count
            if slot == values.count {
                slots[labels] = slot
                values.append(labels)
                places.append(place)
            }
            segments.append(TimeSegment(start: start, end: end, slot: slot))
            start = end
        }
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
