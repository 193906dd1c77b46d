/// Where a line may end, by the rules of Unicode Standard Annex 14.
enum LineBreaks {
    enum Chance: UInt8 { case none, allowed, mandatory }

    /// For each character, whether a line may end after it. Scripts that need a dictionary (Thai) break only where words are too long.
    static func after(_ classes: [LineBreakClass]) -> [Chance] {
        var chances = [Chance](repeating: .none, count: classes.count)
        // The last character that is no space, and whether spaces followed it.
        var before: LineBreakClass?
        var spaced = false
        for index in classes.indices {
            let next = classes[index]
            switch next {
            case .mandatory:
                chances[index] = .mandatory
                before = nil
                spaced = false
                continue
            case .space:
                spaced = true
                continue
            default: break
            }
            if index > 0, classes[index - 1] != .mandatory {
                if let before {
                    if allows(before, next, spaced) { chances[index - 1] = .allowed }
                } else {
                    chances[index - 1] = .allowed
                }
            }
            before = next
            spaced = false
        }
        return chances
    }

    private static func allows(_ before: LineBreakClass, _ after: LineBreakClass, _ spaced: Bool) -> Bool {
        // LB7–LB8, LB11–LB14: what holds even across spaces, or hides behind them.
        if after == .zeroWidthSpace { return false }
        if before == .zeroWidthSpace { return true }
        if before == .opening { return false }
        if after == .exclamation || after == .closing || after == .parenthesis { return false }
        if after == .nonStarter, before == .closing || before == .parenthesis { return false }
        if before == .dash, after == .dash { return false }
        if spaced { return true }
        // LB11–LB13, LB19–LB22
        if before == .joiner || after == .joiner || before == .glue { return false }
        switch after {
        case .glue: return before == .breakAfter || before == .hyphen
        case .infix, .slash, .quotation, .breakAfter, .hyphen, .nonStarter, .inseparable: return false
        default: break
        }
        if before == .quotation { return false }
        return pairAllows(before, after)
    }

    /// LB23–LB31: letters, figures and what belongs to them.
    private static func pairAllows(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
        switch (before, after) {
        case (.alphabetic, .alphabetic), (.alphabetic, .numeric), (.numeric, .alphabetic), (.numeric, .numeric): false
        case (.prefix, .ideographic), (.ideographic, .postfix): false
        case (.prefix, .alphabetic), (.postfix, .alphabetic), (.alphabetic, .prefix), (.alphabetic, .postfix): false
        case (.closing, .postfix), (.parenthesis, .postfix), (.closing, .prefix), (.parenthesis, .prefix): false
        case (.numeric, .postfix), (.numeric, .prefix), (.postfix, .opening), (.prefix, .opening): false
        case (.postfix, .numeric), (.prefix, .numeric), (.hyphen, .numeric), (.infix, .numeric), (.slash, .numeric): false
        case (.infix, .alphabetic): false
        case (.alphabetic, .opening), (.numeric, .opening), (.parenthesis, .alphabetic), (.parenthesis, .numeric): false
        default: true
        }
    }
}
