extension CauseCode {
    /// The words of what a first look does not show: it comes with time, with a second request, or with a deleted item.
    var trialWords: Words? {
        switch self {
        case .timerRunsOn:
            (
                "A timer runs on past zero",
                "Text(_:style: .timer) counts down to its date and up again from there, and no entry is planned for that moment.",
                "Plan an entry at that date, or take Text(timerInterval:countsDown:), which stops at 0:00."
            )
        case .concurrentCalls:
            (
                "It does not bear two requests at once",
                "iOS asks for a timeline again before the last one has come, for another size or after a reload, in the same process.",
                "Keep nothing of a call in the provider: let each have its own completion, and put what they share under a lock or into an actor."
            )
        case .goneItem:
            (
                "It fails when what was chosen is gone",
                "The widget is set to an item that its query does not find any more, as after it was deleted in the app.",
                "Let entities(for:) leave out what is gone, and the timeline say that nothing is chosen."
            )
        default: nil
        }
    }

    /// The words of what source expects of a home screen, and no home screen does.
    var expectationWords: Words? {
        switch self {
        case .completionKept:
            (
                "A provider keeps one completion",
                "It stands in a property, where the next call’s takes its place: what was asked first is never answered.",
                "Call the completion that came with the call, or use a provider with async functions."
            )
        case .countedTimelines:
            (
                "It counts timelines",
                "iOS asks for timelines and snapshots by its budget, several at once, and for the gallery: their number says nothing of what is seen.",
                "Count in the app: WidgetCenter.getCurrentConfigurations says which widgets there are when it comes to the front."
            )
        case .reloadOfUnknownKind:
            (
                "It reloads a kind that no widget has",
                "WidgetCenter takes any text for a kind, and says nothing where no widget has it.",
                "Name kinds once, in a file that app and extension share."
            )
        case .linkLostAtLaunch:
            (
                "A link that starts the app is lost",
                "scene(_:openURLContexts:) is called in an app that runs; one that is started by a link finds it in the options of scene(_:willConnectTo:options:).",
                "Read connectionOptions.urlContexts there too, or use onOpenURL, which hears of both."
            )
        default: nil
        }
    }
}
