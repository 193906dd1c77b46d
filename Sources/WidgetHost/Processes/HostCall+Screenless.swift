import VitrineWidgetArchive

extension HostCall {
    /// What answers it where there is no screen: nothing is placed, and nobody tapped. nil for what waits for no answer.
    package var answerWithoutScreen: HostReply? {
        switch self {
        case .currentConfigurations(let id): .configurations(id: id, [])
        case .openLink(let id, _): .linkOpened(id: id, false)
        case .ready, .note, .opened, .reloadTimelines, .reloadAllTimelines, .shows: nil
        }
    }
}
