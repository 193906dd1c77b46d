/// What a cause means and what to do about it, as the page and the documentation tell it.
extension CauseCode {
    /// A headline.
    package var title: String { words.title }
    /// What happened, in one or two sentences.
    package var explanation: String { words.explanation }
    /// What to do about it.
    package var remedy: String { words.remedy }

    typealias Words = (title: String, explanation: String, remedy: String)

    private var words: Words { processWords ?? spokenWords ?? shownWords ?? bundleWords }

    private var spokenWords: Words? { answerWords ?? trialWords ?? pictureWords }
    private var shownWords: Words? { sourceWords ?? expectationWords ?? tileWords ?? galleryWords }

    private var processWords: Words? {
        switch self {
        case .extensionDied:
            (
                "The extension died", "Its process ended before it answered: a trap, an unhandled error, or a signal.",
                "The ledger's line has its last words. iOS would show nothing and log nothing; mend what it says."
            )
        case .memoryLimit:
            (
                "Too much memory", "It wrote more than the 30 MB that an extension may hold on iOS, and was ended.",
                "Read images at the size they are drawn, page through data, and make fewer entries."
            )
        case .timedOut:
            (
                "It did not answer in time",
                "The provider waited and kept its completion for longer than a host waits, and its process was ended.",
                "Call the completion on every path. Give requests to a service a deadline of their own, and answer with what is cached when it passes."
            )
        case .endlessWork:
            (
                "It worked without an end",
                "It used the processor for as long as a host waits and gave no answer, and its process was ended.",
                "Look for a loop that does not end, or for a timeline of too many entries; the widget that is named is the one whose request ran."
            )
        case .notStarted:
            (
                "The extension could not be started", "The kernel or the launcher refused its executable.",
                "Build it again for this machine; the ledger has the system's own words."
            )
        case .notInstalled:
            (
                "Its app is not installed", "The tile was placed by an app that is not in this state folder any more.",
                "Install the app again by vitrine run --app, or take the tile off the screen."
            )
        case .hostStopping:
            (
                "The home screen is stopping", "The request was let go because the host ended.",
                "Nothing is wrong: the next start asks again."
            )
        case .answerLate:
            (
                "The answer came too late", "An edit sheet or a control waited as long as it may, and went on without the answer.",
                "Answer options and intents from what is stored; ask the service afterwards."
            )
        case .undecodableAnswer:
            (
                "The answer cannot be read", "The extension sent what is no answer to the question, and was ended.",
                "Build the extension and vitrine from the same sources: both sides have to speak of the same types."
            )
        case .notConfined:
            (
                "The process is not confined",
                "A part of its box is missing here, and what that part would keep shut is open; where the kernel refuses the rules it is not started.",
                "Install bubblewrap, and run it on a kernel with Landlock that allows namespaces; --require-sandbox starts nothing without them."
            )
        default: nil
        }
    }

    private var answerWords: Words? {
        switch self {
        case .noEntries:
            (
                "A timeline without entries", "The provider gave an empty timeline, so there is nothing to show.",
                "Give at least one entry for now; one that says there is nothing is an entry too."
            )
        case .providerError:
            (
                "The provider failed", "It let go of its completion without calling it, threw, or gave dates or numbers that are none.",
                "Call the completion on every path, also on the one of an error."
            )
        case .archiveTooLarge:
            (
                "The archive is too large",
                "All entries together, as drawn and with what they share counted once, take more than the 10 MB that are archived.",
                "Make fewer entries, and scale images down to the size they are drawn in."
            )
        case .imageTooLarge:
            (
                "An image is too large",
                "An image that was loaded has more pixels than a tile of this size may archive; iOS shows the placeholder for ever. One that "
                    + "the bundle has by its name is drawn, and told.",
                "Scale the image down before it is put into the view."
            )
        case .invalidRequest:
            (
                "The request cannot be drawn", "What was asked for is no size, place or environment that the extension can draw in.",
                "Ask for a size of a device, and for numbers that are finite."
            )
        case .invalidConfiguration:
            (
                "What is set cannot be used", "The stored values do not fit the intent that the widget has now.",
                "Edit the widget; in source, keep parameters' names and types, or offer a migration."
            )
        case .itemsUnavailable:
            (
                "What is set cannot be looked up", "The entity query failed, so the items that were chosen are not known now.",
                "Keep what was chosen in the App Group, so that the query answers without its service. It is tried again."
            )
        case .intentFailed:
            (
                "The intent failed", "A control's intent threw. People who tap are not told, as on iOS.",
                "Keep the failure in what the widget reads, and let the next entry say it."
            )
        case .noHandler:
            (
                "Nobody answers for the intent",
                "The widget is set by a SiriKit intent, and no extension of intents of its app handles it.",
                "Name the intent in IntentsSupported of an extension of intents, and embed that extension in the app."
            )
        case .unknownKind:
            (
                "The extension has no such kind", "The tile's kind is not among the widgets of the bundle.",
                "Keep a kind once it has shipped; one that is gone leaves the screen at the next start."
            )
        case .drawsNothing:
            (
                "The entry draws nothing", "The timeline is there, and the view of the entry that is shown now is empty.",
                "Give the view of every state something to say; an if without an else is the usual reason."
            )
        case .refreshesTooSoon:
            (
                "It asks for the next refresh too soon",
                "The timeline ends, or its policy asks for another, less than five minutes after it was made: the budget of the day is soon spent.",
                "Put several entries ahead into a timeline, and ask again when the last of them has passed."
            )
        case .tooManyEntries:
            (
                "The timeline has very many entries",
                "Timelines of more than some 400 entries were seen to stop updating (developer.apple.com/forums/thread/733081).",
                "Give the entries of the next hours, and let a text or a bar follow the time between them."
            )
        default: nil
        }
    }

    private var tileWords: Words? {
        switch self {
        case .waiting:
            (
                "The first timeline has not come yet", "The placeholder or the snapshot stands in until the provider answers.",
                "Wait; where it stays, the ledger says what became of the request."
            )
        case .waitsForRefresh:
            (
                "The next refresh has to wait",
                """
                The timeline has run out, and the next of the day's refreshes, which are spread over it, is not there yet, or the last one is \
                less than five minutes ago.
                """,
                "Plan more entries ahead, ask less often, or let the app ask while it is in front: that is free."
            )
        case .unreadableArchive:
            (
                "The stored archive cannot be read", "The picture that was kept is damaged, or another version wrote it.",
                "Nothing is to be done: the widget is asked again as if it had just been placed."
            )
        case .kindVanished:
            (
                "The kind has vanished", "An update of the app no longer has the kind, so the widget left the screen.",
                "Keep the old kind and let it say what replaces it."
            )
        case .kindChanged:
            (
                "The kind is another widget now", "An update set the kind by another intent than before; iOS shows a blank white square.",
                "Give the new widget a new kind, or carry the old intent over by CustomIntentMigratedAppIntent."
            )
        case .familyDropped:
            (
                "The kind no longer has this size", "An update dropped the family that the tile has; iOS shows a blank white square.",
                "Keep families that people have placed."
            )
        case .serviceDown:
            (
                "The app's service is down", "The host could not start the service of the app, or it ended.",
                "Read the service's own words in the ledger. What its widgets show meanwhile is theirs to say."
            )
        case .unrecorded:
            (
                "No code was kept", "A version of the host that kept no codes wrote down why, in words alone.",
                "Reload the tile: the next request is judged anew."
            )
        default: nil
        }
    }

    private var galleryWords: Words? {
        switch self {
        case .unsupportedFamily:
            (
                "The widget does not come in this size", "supportedFamilies does not name the family.",
                "Add the family to supportedFamilies, and lay the view out for it."
            )
        case .deviceLacksFamily:
            (
                "The device has no such size", "The widget supports the family, and the chosen device does not show it.",
                "Choose another device: extra large is for iPads, accessories are for phones and watches."
            )
        case .noFamilies:
            (
                "No size is left", "None of the widget's families exists on this device, so it is not offered at all.",
                "Name a family that the device has in supportedFamilies."
            )
        case .noWidgets:
            (
                "The bundle has no widgets",
                "The extension answers, and describes no widget for a home or a lock screen. It may have Live Activities and controls, "
                    + "which are not looked into.",
                "Name the widgets in the body of the WidgetBundle; an availability check may have taken them all out."
            )
        case .noExtension:
            (
                "The app has no widget extension", "There is no extension of widgets in its PlugIns folder.",
                "Embed the extension in the app: Xcode's build phase Embed Foundation Extensions."
            )
        case .duplicateKind:
            (
                "Two widgets have one kind", "A kind names a widget; of two with one name only the first is ever asked.",
                "Give each widget a kind of its own."
            )
        case .noPlaceholder:
            (
                "The placeholder fails or draws nothing", "Until the first timeline, and on a locked device, there is nothing to see.",
                "Return an entry from placeholder(in:) at once, without reading anything, and draw it in every family."
            )
        default: nil
        }
    }

    private var bundleWords: Words {
        switch self {
        case .unreadablePropertyList:
            (
                "A property list cannot be read", "It is missing, damaged, too large, or not XML.",
                "Convert it by plutil -convert xml1, and see that it is copied into the bundle."
            )
        case .missingKey:
            ("A key is missing", "A property list lacks a key that iOS needs to find the extension.", "Add the key that the line names.")
        case .wrongValue:
            (
                "A value is wrong", "A key has a value of another type or form than it must have.",
                "Write what the line expects; build settings in parentheses are only filled in by Xcode."
            )
        case .missingExecutable:
            (
                "The executable is missing", "The bundle names an executable that is not there or may not be run.",
                "Build the target first, and check CFBundleExecutable."
            )
        case .wrongExtensionPoint:
            (
                "It is no extension of widgets", "NSExtensionPointIdentifier names another extension point.",
                "Set it to com.apple.widgetkit-extension, or com.apple.intents-service for handlers of intents."
            )
        case .identifierPrefix:
            (
                "The identifier does not begin with the app's", "iOS embeds an extension only under its app's identifier and a dot.",
                "Rename the extension's CFBundleIdentifier, e.g. com.example.app.widgets."
            )
        case .deploymentTarget:
            (
                "The extension asks for a newer system than its app",
                "Where the app installs and the extension's MinimumOSVersion is higher, its widgets are missing without a word.",
                "Give both targets the same deployment target, where older systems are to have the widgets too. It is an error where the release that is looked at, of --ios, has none."
            )
        case .appGroupMismatch:
            (
                "An App Group is on one side only", "App and extension do not name the same group, so each reads a container of its own.",
                "Name the group in the entitlements of both targets, letter for letter."
            )
        case .noAppGroup:
            (
                "No App Group is shared", "Neither side names a group: what the app stores cannot be seen by its widgets.",
                "Add one App Group to both targets, unless the widget fetches everything itself."
            )
        case .noEntitlements:
            (
                "There are no entitlements", "The bundle was built without an entitlements file, so it shares nothing.",
                "Add one with the App Groups and keychain groups that it needs."
            )
        case .noDevelopmentLanguage:
            (
                "Its own language has no texts",
                "The bundle has texts in some languages and none in its development language, so whoever reads none of those is answered in one of them.",
                "Give the string catalogue or the .strings files the development language’s texts too, even where they are equal to their keys."
            )
        default: (rawValue, "", "")
        }
    }
}
