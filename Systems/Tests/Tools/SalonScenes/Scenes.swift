import Foundation
import SalonCore
import VitrineWidgetArchive

/// Everything the widget can look like.
public enum Scenes {
    private static let home: [WidgetFamilyName] = [.systemSmall, .systemMedium, .systemLarge]
    private static let lock: [WidgetFamilyName] = [.accessoryCircular, .accessoryRectangular, .accessoryInline]
    private static let schemes: [RenderEnvironment.Scheme] = [.light, .dark]
    private static let modes: [RenderEnvironment.Mode] = [.fullColor, .accented, .vibrant]

    public static let all: [Scene] = states + messages + days + words + largeType + hidden + lockScreen + notes

    private static let friday = SampleAppointments.friday + SampleAppointments.around

    /// Every family of the home screen in every state of a day, in every scheme and mode.
    private static let states: [Scene] = home.flatMap { family in
        schemes.flatMap { scheme in
            modes.flatMap { mode in
                [
                    Scene("next", family, scheme, mode) { day(friday, at: SampleAppointments.at(13, 18), $0) },
                    Scene("under-way", family, scheme, mode) { day(friday, at: SampleAppointments.at(15, 30), $0) },
                ]
            }
                + [.fullColor, .accented].flatMap { mode in
                    [
                        Scene("first-under-way", family, scheme, mode) { day(friday, at: SampleAppointments.at(13, 48), $0) },
                        Scene("last", family, scheme, mode) { day(friday, at: SampleAppointments.at(16, 50), $0) },
                        Scene("empty", family, scheme, mode) { day(SampleAppointments.around, at: SampleAppointments.at(13, 18), $0) },
                        Scene("over", family, scheme, mode) { day(friday, at: SampleAppointments.at(18, 30), $0) },
                    ]
                }
        }
    }

    /// The scenes with a message, where there is no day, and the placeholder.
    private static let messages: [Scene] = home.flatMap { family in
        schemes.flatMap { scheme in
            [.fullColor, .accented].flatMap { mode in
                [
                    Scene("signed-out", family, scheme, mode) { _ in .signedOut },
                    Scene("unavailable", family, scheme, mode) { _ in .unavailable },
                ]
            } + [
                Scene("placeholder", family, scheme, isPlaceholder: true) { locale in
                    SampleDay.state(now: SampleAppointments.at(9), locale: locale, timeZone: SampleAppointments.zone)
                }
            ]
        }
    }

    /// Days that are not usual.
    private static let days: [Scene] = home.flatMap { family in
        [
            Scene("last-under-way", family) { day(friday, at: SampleAppointments.at(17, 30), $0) },
            Scene("two-left", family) { day(friday, at: SampleAppointments.at(16, 5), $0) },
            Scene("early", family) { day(friday, at: SampleAppointments.at(6, 40), $0) },
            Scene("overlapping", family) { day(SampleAppointments.overlapping, at: SampleAppointments.at(14, 25), $0) },
            Scene("crowded", family) { day(SampleAppointments.crowded, at: SampleAppointments.at(10, 50), $0) },
            Scene("past-midnight", family) { day(SampleAppointments.late, at: SampleAppointments.at(23, 45), $0) },
            Scene("stale", family) {
                day(friday, at: SampleAppointments.at(13, 18), $0, asOf: SampleAppointments.at(9, 12))
            },
            Scene("stale-since-yesterday", family) {
                day(friday, at: SampleAppointments.at(13, 18), $0, asOf: SampleAppointments.at(21, 40, day: 11))
            },
            // An old copy may lack what was booked since: then it matters most when it is from.
            Scene("stale-empty", family) {
                day(SampleAppointments.around, at: SampleAppointments.at(13, 18), $0, asOf: SampleAppointments.at(9, 12))
            },
            Scene("stale-over", family) { day(friday, at: SampleAppointments.at(18, 30), $0, asOf: SampleAppointments.at(9, 12)) },
            // Clocks go forward at two o'clock on 29 March, back at three on 25 October.
            Scene("short-day", family) { locale in
                let night = Date(timeIntervalSince1970: 1_774_740_600)
                return day(
                    [
                        SampleAppointments.appointment("n1", night, minutes: 60, "Chiara M.", "Cut and finish", .pink),
                        SampleAppointments.appointment("n2", night.addingTimeInterval(5_400), minutes: 60, "Ana R.", "Balayage", .indigo),
                    ], at: night.addingTimeInterval(-1_200), locale)
            },
            Scene("long-day", family) { locale in
                let night = Date(timeIntervalSince1970: 1_792_884_600)
                return day(
                    [
                        SampleAppointments.appointment("n1", night, minutes: 60, "Chiara M.", "Cut and finish", .pink),
                        SampleAppointments.appointment("n2", night.addingTimeInterval(5_400), minutes: 60, "Ana R.", "Balayage", .indigo),
                    ], at: night.addingTimeInterval(-1_200), locale)
            },
        ]
    }

    /// Long names, other languages, large type, the other direction.
    private static let words: [Scene] = home.flatMap { family in
        [
            Scene("long-words", family) { day(SampleAppointments.long, at: SampleAppointments.at(13, 18), $0) },
            Scene("long-words-under-way", family, locale: "de_DE") {
                day(SampleAppointments.long, at: SampleAppointments.at(15, 30), $0)
            },
        ]
            + ["en_US", "de_DE", "it_IT", "ja_JP", "ar_EG"].flatMap { locale in
                [
                    Scene("next", family, locale: locale) { day(friday, at: SampleAppointments.at(13, 18), $0) },
                    Scene("under-way", family, locale: locale) { day(friday, at: SampleAppointments.at(15, 30), $0) },
                    Scene("empty", family, locale: locale) { day(SampleAppointments.around, at: SampleAppointments.at(13, 18), $0) },
                    Scene("signed-out", family, locale: locale) { _ in .signedOut },
                ]
            } + [
                Scene("next", family, typeSize: "xSmall") { day(friday, at: SampleAppointments.at(13, 18), $0) }
            ]
    }

    /// Letters of every larger size: rows and lines make room for them.
    private static let largeType: [Scene] =
        ["xxxLarge", "accessibility1", "accessibility3", "accessibility5"].flatMap { size in
            home.flatMap { family in
                [
                    Scene("next", family, typeSize: size) { day(friday, at: SampleAppointments.at(13, 18), $0) },
                    Scene("under-way", family, typeSize: size) { day(friday, at: SampleAppointments.at(15, 30), $0) },
                    Scene("stale", family, typeSize: size) {
                        day(friday, at: SampleAppointments.at(13, 18), $0, asOf: SampleAppointments.at(21, 40, day: 11))
                    },
                    Scene("stale-empty", family, typeSize: size) {
                        day(SampleAppointments.around, at: SampleAppointments.at(13, 18), $0, asOf: SampleAppointments.at(9, 12))
                    },
                    Scene("long-words", family, typeSize: size) { day(SampleAppointments.long, at: SampleAppointments.at(13, 18), $0) },
                    Scene("empty", family, locale: "de_DE", typeSize: size) {
                        day(SampleAppointments.around, at: SampleAppointments.at(13, 18), $0)
                    },
                    Scene("signed-out", family, typeSize: size) { _ in .signedOut },
                ]
            }
                + lock.flatMap { family in
                    [
                        Scene("next", family, .dark, .vibrant, typeSize: size) { day(friday, at: SampleAppointments.at(13, 18), $0) },
                        Scene("under-way", family, .dark, .vibrant, typeSize: size) {
                            day(friday, at: SampleAppointments.at(15, 30), $0)
                        },
                    ]
                }
        }
        + home.map { family in
            Scene("next", family, typeSize: "accessibility3", isLocked: true) { day(friday, at: SampleAppointments.at(13, 18), $0) }
        }

    /// The tiles on a locked device: names are not there.
    private static let hidden: [Scene] = (home + lock).flatMap { family in
        let isLock = lock.contains(family)
        return [
            Scene("next", family, isLock ? .dark : .light, isLock ? .vibrant : .fullColor, isLocked: true) {
                day(friday, at: SampleAppointments.at(13, 18), $0)
            },
            Scene("under-way", family, isLock ? .dark : .light, isLock ? .vibrant : .fullColor, isLocked: true) {
                day(friday, at: SampleAppointments.at(15, 30), $0)
            },
            Scene("empty", family, isLock ? .dark : .light, isLock ? .vibrant : .fullColor, isLocked: true) {
                day(SampleAppointments.around, at: SampleAppointments.at(13, 18), $0)
            },
        ]
    }

    /// The lock screen's families.
    private static let lockScreen: [Scene] = lock.flatMap { family in
        modes.map { mode in Scene("next", family, .dark, mode) { day(friday, at: SampleAppointments.at(13, 18), $0) } } + [
            Scene("under-way", family, .dark, .vibrant) { day(friday, at: SampleAppointments.at(15, 30), $0) },
            Scene("empty", family, .dark, .vibrant) { day(SampleAppointments.around, at: SampleAppointments.at(13, 18), $0) },
            Scene("over", family, .dark, .vibrant) { day(friday, at: SampleAppointments.at(18, 30), $0) },
            Scene("signed-out", family, .dark, .vibrant) { _ in .signedOut },
            Scene("unavailable", family, .dark, .vibrant) { _ in .unavailable },
            Scene("long-words", family, .dark, .vibrant) { day(SampleAppointments.long, at: SampleAppointments.at(13, 18), $0) },
            Scene("next", family, .dark, .vibrant, locale: "en_US") { day(friday, at: SampleAppointments.at(13, 18), $0) },
            Scene("under-way", family, .dark, .vibrant, locale: "de_DE") { day(friday, at: SampleAppointments.at(15, 30), $0) },
            Scene("next", family, .dark, .vibrant, locale: "ja_JP") { day(friday, at: SampleAppointments.at(13, 18), $0) },
            Scene("next", family, .dark, .vibrant, locale: "ar_EG") { day(friday, at: SampleAppointments.at(13, 18), $0) },
            Scene("placeholder", family, .dark, .vibrant, isPlaceholder: true) { locale in
                SampleDay.state(now: SampleAppointments.at(9), locale: locale, timeZone: SampleAppointments.zone)
            },
        ]
    }

    /// The scenes with notes: how old the copy is, and whose times it has where the device is elsewhere.
    private static let notes: [Scene] = (home + lock).flatMap { family in
        let isLock = lock.contains(family)
        func scenes(_ locale: String?, _ typeSize: String?) -> [Scene] {
            func scene(_ name: String, _ state: @escaping @Sendable (Locale) -> SalonState) -> Scene {
                Scene(
                    name, family, isLock ? .dark : .light, isLock ? .vibrant : .fullColor, locale: locale ?? SalonContent.usualLocale,
                    typeSize: typeSize ?? "large", state)
            }
            return [
                scene("elsewhere") { day(friday, at: SampleAppointments.at(13, 18), $0, device: device) },
                scene("elsewhere-under-way") { day(friday, at: SampleAppointments.at(15, 30), $0, device: device) },
                scene("elsewhere-stale") {
                    day(friday, at: SampleAppointments.at(13, 18), $0, asOf: SampleAppointments.at(21, 40, day: 11), device: device)
                },
                scene("elsewhere-empty") {
                    day(
                        SampleAppointments.around, at: SampleAppointments.at(13, 18), $0, asOf: SampleAppointments.at(9, 12), device: device
                    )
                },
            ]
        }
        return scenes(nil, nil) + scenes("en_US", nil) + scenes("de_DE", "accessibility3")
            + (isLock
                ? [
                    Scene("stale", family, .dark, .vibrant) {
                        day(friday, at: SampleAppointments.at(13, 18), $0, asOf: SampleAppointments.at(9, 48))
                    },
                    Scene("stale-under-way", family, .dark, .vibrant) {
                        day(friday, at: SampleAppointments.at(15, 30), $0, asOf: SampleAppointments.at(9, 48))
                    },
                    Scene("stale-empty", family, .dark, .vibrant) {
                        day(SampleAppointments.around, at: SampleAppointments.at(13, 18), $0, asOf: SampleAppointments.at(9, 48))
                    },
                ]
                : [
                    Scene("elsewhere", family, .dark) { day(friday, at: SampleAppointments.at(13, 18), $0, device: device) },
                    Scene("stale", family, .dark) {
                        day(friday, at: SampleAppointments.at(13, 18), $0, asOf: SampleAppointments.at(9, 12))
                    },
                ])
    }

    /// The time zone that the device is in: six hours behind the salon.
    private static let device = TimeZone(identifier: "America/New_York")

    private static func day(
        _ appointments: [Appointment], at now: Date, _ locale: Locale, asOf: Date? = nil, device: TimeZone? = nil
    ) -> SalonState {
        .day(DaySheet(appointments, now: now, locale: locale, timeZone: SampleAppointments.zone, asOf: asOf, deviceZone: device))
    }
}
