/// Where a line may end, by the rules of Unicode Standard Annex 14.
///
/// Two of TextKit's own habits go beyond it: the words of Korean stay whole (`hangulWordPriority` of its standard strategy), and no line
/// begins with a small kana.
enum LineBreaks {
    enum Chance: UInt8 { case none, allowed, mandatory }

    /// For each character, whether a line may end after it.
    static func after(_ characters: [Character], _ classes: [LineBreakClass]) -> [Chance] {
        var chances = [Chance](repeating: .none, count: classes.count)
        // The place of the last character that is no space; −1 at the beginning of a line.
        var before = -1
        for index in classes.indices {
            switch classes[index] {
            case .mandatory:
                chances[index] = .mandatory
                before = -1
                continue
            case .space: continue
            default: break
            }
            if index > 0, classes[index - 1] != .mandatory, before < 0 || allows(classes, before, index) {
                chances[index - 1] = .allowed
            }
            before = index
        }
        if classes.contains(.complex) { WordBreaks.add(to: &chances, characters, classes) }
        return chances
    }

    private static func at(_ classes: [LineBreakClass], _ index: Int) -> LineBreakClass? {
        classes.indices.contains(index) ? classes[index] : nil
    }

    /// Whether a line may end between two characters that stand beside each other but for spaces.
    private static func allows(_ classes: [LineBreakClass], _ first: Int, _ second: Int) -> Bool {
        let (before, after, spaced) = (plain(classes[first]), plain(classes[second]), second > first + 1)
        // LB7–LB8, LB11–LB17: what holds even across spaces, or hides behind them.
        if after == .zeroWidthSpace { return false }
        if before == .zeroWidthSpace { return true }
        if before == .opening || before == .openingWide { return false }
        if after == .exclamation || after == .closing || after == .parenthesis { return false }
        if after == .slash { return false }
        // A figure may begin with its point: "about .5".
        if after == .infix { return spaced && at(classes, second + 1) == .numeric }
        if opensQuotation(classes, first) || closesQuotation(classes, second) { return false }
        if after == .nonStarter, before == .closing || before == .parenthesis { return false }
        if before == .dash, after == .dash { return false }
        if spaced { return true }
        // LB11–LB12a
        if before == .joiner || after == .joiner || before == .glue { return false }
        if after == .glue { return before == .breakAfter || before == .hyphen }
        // LB19–LB22
        if let answer = quotation(classes, first, second) { return answer }
        if before == .contingent || after == .contingent { return true }
        if before == .hyphen, isWordStart(classes, first), after == .alphabetic || after == .hebrew { return false }
        switch after {
        case .breakAfter, .hyphen, .nonStarter, .inseparable: return false
        default: break
        }
        if before == .breakBefore { return false }
        if before == .hyphen || before == .breakAfter, first > 0, classes[first - 1] == .hebrew, after != .hebrew { return false }
        if before == .slash, after == .hebrew { return false }
        return pairAllows(letter(before), letter(after))
    }

    /// A soft hyphen breaks as a visible one does.
    private static func plain(_ kind: LineBreakClass) -> LineBreakClass { kind == .softHyphen ? .breakAfter : kind }

    /// LB15a: what an opening quotation mark holds, even across spaces.
    private static func opensQuotation(_ classes: [LineBreakClass], _ index: Int) -> Bool {
        guard classes[index] == .quotationInitial else { return false }
        return switch at(classes, index - 1) {
        case nil, .mandatory, .opening, .openingWide, .quotation, .quotationInitial, .quotationFinal, .glue, .space, .zeroWidthSpace: true
        default: false
        }
    }

    /// LB15b: a closing quotation mark goes with what stands before it, even across spaces.
    private static func closesQuotation(_ classes: [LineBreakClass], _ index: Int) -> Bool {
        guard classes[index] == .quotationFinal else { return false }
        return switch at(classes, index + 1) {
        case nil, .mandatory, .space, .glue, .joiner, .closing, .parenthesis, .quotation, .quotationInitial, .quotationFinal, .exclamation,
            .infix, .slash, .zeroWidthSpace:
            true
        default: false
        }
    }

    /// LB19 and LB19a: a quotation mark clings to both sides, save that one between ideographs opens or closes.
    private static func quotation(_ classes: [LineBreakClass], _ first: Int, _ second: Int) -> Bool? {
        let (before, after) = (classes[first], classes[second])
        func isEastAsian(_ index: Int) -> Bool { at(classes, index)?.isEastAsian ?? false }
        switch after {
        case .quotation, .quotationFinal: return false
        case .quotationInitial: return isEastAsian(first) && isEastAsian(second + 1)
        default: break
        }
        switch before {
        case .quotation, .quotationInitial: return false
        case .quotationFinal: return isEastAsian(second) && isEastAsian(first - 1)
        default: return nil
        }
    }

    /// LB20a: a hyphen that begins a word belongs to it.
    private static func isWordStart(_ classes: [LineBreakClass], _ index: Int) -> Bool {
        switch at(classes, index - 1) {
        case nil, .mandatory, .space, .zeroWidthSpace, .contingent, .glue: true
        default: false
        }
    }

    /// Classes that the rules below do not tell apart.
    private static func letter(_ kind: LineBreakClass) -> LineBreakClass {
        switch kind {
        case .hebrew, .complex: .alphabetic
        case .emoji: .ideographic
        default: kind
        }
    }

    /// LB23–LB31: letters, figures and what belongs to them.
    private static func pairAllows(_ before: LineBreakClass, _ after: LineBreakClass) -> Bool {
        switch (before, after) {
        case (.alphabetic, .alphabetic), (.alphabetic, .numeric), (.numeric, .alphabetic), (.numeric, .numeric): false
        case (.prefix, .ideographic), (.ideographic, .postfix), (.prefix, .hangul), (.hangul, .postfix), (.hangul, .hangul): false
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
