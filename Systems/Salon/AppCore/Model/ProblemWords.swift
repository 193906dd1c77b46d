import AppPage
import Foundation
import SalonCalendar

/// Says to whoever stands at the page what went wrong and what to do; what only a developer can use is in the log.
struct ProblemWords: Sendable {
    let words: PageWords

    func sentence(_ error: any Error) -> String { words[key(error)] }

    private func key(_ error: any Error) -> String {
        switch error as? CalendarProblem {
        case .signedOut?: "problem.signedOut"
        case .refused?: "signIn.refused"
        case .sessionUnavailable?: "problem.session"
        case .noService?, .unreachable?: "problem.unreachable"
        case .status(let code)?: Self.key(status: code)
        case .undecodable?: "problem.answer"
        case .conflict?: "conflict"
        case .invalid?: "problem.notAccepted"
        case .notStored?, nil: Self.key(local: error)
        }
    }

    private static func key(status code: Int) -> String {
        switch code {
        case 401: "problem.signedOut"
        case 403: "problem.forbidden"
        case 404, 410: "edit.gone"
        case 409: "conflict"
        case 413, 400,
            405..<500 where code != 408 && code != 429:
            "problem.notAccepted"
        case 408, 429: "problem.busy"
        default: "problem.outOfOrder"
        }
    }

    private static func key(local error: any Error) -> String {
        switch error {
        case InitialSyncProblem.timedOut: "problem.late"
        case PayloadProblem.unavailable: "problem.session"
        default: "problem.device"
        }
    }
}
