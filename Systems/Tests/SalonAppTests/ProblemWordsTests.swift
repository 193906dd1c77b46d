import AppPage
import Credentials
import Foundation
import SalonCalendar
import SalonCore
import SharedStore
import Testing

@testable import SalonAppCore

/// What goes wrong, as it is told to people.
struct ProblemWordsTests {
    private static let event = CalendarEvent(
        id: "a", stylist: "mara", customer: .init(id: "c", name: "Chiara M."), treatments: [], start: AppParts.friday, end: AppParts.friday,
        money: .init(total: 1), colour: .pink, updatedAt: AppParts.friday)
    private static let errors: [any Error] =
        (400..<600).map { CalendarProblem.status($0) as any Error } + [
            CalendarProblem.signedOut, CalendarProblem.refused, CalendarProblem.sessionUnavailable("errno 13"), CalendarProblem.noService,
            CalendarProblem.unreachable("NSURLErrorDomain -1004"), CalendarProblem.undecodable("keyNotFound"),
            CalendarProblem.conflict(event), CalendarProblem.invalid("the identifier “x”"), CalendarProblem.notStored("SQLite error 5"),
            InitialSyncProblem.timedOut, InitialSyncProblem.failed("SQLite error 13"), StoreError.busy(seconds: 2), StoreError.suspended,
            PayloadProblem.damaged("its seal is broken"), PayloadProblem.unavailable(.interactionNotAllowed("payload-key")),
            CocoaError(.fileReadNoSuchFile), URLError(.timedOut),
        ]

    @Test("true.26: no error is told by its number or by what only a developer knows", arguments: ["en_US", "de_DE", "it_IT", "ja_JP"])
    func people(_ language: String) {
        let words = ProblemWords(words: PageWords(in: .module, locale: Locale(identifier: language)))
        for error in Self.errors {
            let sentence = words.sentence(error)
            #expect(sentence.count > 8 && !sentence.contains("problem.") && !sentence.contains("\(error)"), "\(error): \(sentence)")
            for word in ["status", "Status", "SQL", "errno", "Error", "NSURL", "keychain", "500", "422", "404"] {
                #expect(!sentence.contains(word), "\(error): \(sentence)")
            }
        }
    }
}
