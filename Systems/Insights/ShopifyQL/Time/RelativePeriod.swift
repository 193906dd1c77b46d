/// An earlier period, named by its distance.
public enum RelativePeriod: String, Sendable, CaseIterable {
    /// A period as long as the given one, and right before it.
    case previousPeriod = "previous_period"
    case previousYear = "previous_year"
    /// 364 days earlier, so that each day meets one of the same name.
    case previousYearMatchDayOfWeek = "previous_year_match_day_of_week"
    case previousQuarter = "previous_quarter"
    case previousMonth = "previous_month"
    case previousWeek = "previous_week"
    case previousDay = "previous_day"
    case previousHour = "previous_hour"
    case previousMinute = "previous_minute"
    case previousSecond = "previous_second"
}
