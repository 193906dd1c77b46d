/// The subjects whose requests may have ended an extension's processes, and those whose did.
struct RequestBlame {
    /// All whose questions a process has had.
    struct Company {
        fileprivate var subjects: Set<RequestSubject> = []

        /// Whether its end may be another's doing than that of each whose question is open. Memory is kept beyond an answer.
        func shares(_ error: ExtensionError, open: Set<RequestSubject>) -> Bool {
            guard error.endsProcess else { return false }
            if case .memory = error { return subjects.subtracting([.bundle]).count > 1 }
            return open.count > 1
        }
    }

    private var suspects: Set<RequestSubject> = []
    private var culprits: Set<RequestSubject> = []
    /// Names of those that a process did not answer in time.
    private var silent: Set<String> = []
    private var company = Company()

    /// Its widget, in whatever family, was waited for in vain before.
    func wasSilent(_ subject: RequestSubject) -> Bool { silent.contains(subject.name) }

    /// It may have ended a process: it is asked alone until it has answered.
    func isSuspect(_ subject: RequestSubject) -> Bool { suspects.contains(subject) }
    /// Its request did end a process, or kept one from starting.
    func isCulprit(_ subject: RequestSubject) -> Bool { culprits.contains(subject) }

    mutating func asked(_ subject: RequestSubject) { company.subjects.insert(subject) }

    mutating func answered(_ subject: RequestSubject) {
        suspects.remove(subject)
        culprits.remove(subject)
    }

    /// The process ended with its question and others'.
    mutating func endedInCompany(_ subject: RequestSubject) { suspects.insert(subject) }

    mutating func failed(_ subject: RequestSubject, _ error: ExtensionError) {
        if error.endsProcess { suspects.insert(subject) }
        if error.endsProcess || error.isOfStart { culprits.insert(subject) }
        switch error {
        case .hung, .endless: silent.insert(subject.name)
        default: break
        }
    }

    /// The process has ended, and the next has been asked nothing.
    mutating func ended() -> Company {
        defer { company = Company() }
        return company
    }
}
