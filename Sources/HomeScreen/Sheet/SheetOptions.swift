import VitrineWidgetArchive

/// What can be chosen, as the page draws it.
struct SheetOptions: Encodable {
    struct Section: Encodable {
        var title: String?
        var options: [SheetState.Option]
    }

    /// Options of one answer; nobody reads more, and searching finds the others.
    static let most = 400

    var prompt: String?
    var sections: [Section]
    /// How many there are beyond those sent.
    var left: Int

    init(_ options: IntentOptions) {
        prompt = options.prompt
        sections = []
        left = 0
        var room = Self.most
        for section in options.sections {
            let sent = section.options.prefix(room)
            room -= sent.count
            left += section.options.count - sent.count
            if !sent.isEmpty { sections.append(Section(title: section.title, options: sent.map(SheetState.Option.init))) }
        }
    }
}
