import Foundation

// Foundation on Linux answers `en_001` whatever the environment says. These stand before its own getters, under their linker names, and
// answer the same when the host named no locale. Static methods have the calling convention of static getters.

private let fallback = Locale(identifier: "en_001")

private func processLocale() -> Locale {
    StartCheck.reached(.locale)
    return ProcessLocale.current?.locale ?? fallback
}

private func processCalendar(_ zone: TimeZone) -> Calendar {
    StartCheck.reached(.calendar)
    // A locale may ask for another calendar, as in ja_JP@calendar=japanese.
    var calendar = processLocale().calendar
    calendar.locale = processLocale()
    calendar.timeZone = zone
    return calendar
}

extension Locale {
    /// Stands before the getter of `Locale.current`: the locale that the host named, in a language that the process's bundle has; `en_001`
    /// where it named none.
    @_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
    public static func vitrineCurrent() -> Locale { processLocale() }

    /// Stands before the getter of `Locale.autoupdatingCurrent`; a process's locale never changes.
    @_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
    public static func vitrineAutoupdatingCurrent() -> Locale { processLocale() }

    /// Stands before the getter of `Locale.preferredLanguages`: the host's languages, or `en-001` where it named none.
    @_silgen_name("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ")
    public static func vitrinePreferredLanguages() -> [String] { ProcessLocale.current?.languages ?? ["en-001"] }
}

extension Calendar {
    /// Stands before the getter of `Calendar.current`: the calendar of `Locale.current`, in the process's time zone.
    @_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
    public static func vitrineCurrent() -> Calendar { processCalendar(.current) }

    /// Stands before the getter of `Calendar.autoupdatingCurrent`: the same calendar in a time zone that follows the process's.
    @_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
    public static func vitrineAutoupdatingCurrent() -> Calendar { processCalendar(.autoupdatingCurrent) }
}
