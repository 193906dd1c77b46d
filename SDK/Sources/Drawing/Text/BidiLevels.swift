import VitrineCFriBidi

/// Embedding levels by the Unicode bidirectional algorithm: odd levels are set from right to left.
enum BidiLevels {
    /// The line's own level, and one for each scalar. A text without a right-to-left character costs one look at each.
    ///
    /// The line runs as its first strong character does (`Text.WritingDirectionStrategy.contentBased`, SwiftUI's default).
    /// - Parameter rightToLeft: how a line without a strong character runs.
    static func of(_ input: [UInt32], rightToLeft: Bool) -> (base: UInt8, levels: [UInt8]) {
        if !rightToLeft, !input.contains(where: mayTurn) { return (0, [UInt8](repeating: 0, count: input.count)) }
        let count = FriBidiStrIndex(input.count)
        var types = Array(repeating: FriBidiCharType(0), count: input.count)
        var brackets = [FriBidiBracketType](repeating: 0, count: input.count)
        var levels = [FriBidiLevel](repeating: 0, count: input.count)
        fribidi_get_bidi_types(input, count, &types)
        var nesting = BidiNesting()
        // U+200B has the type of what counts as nothing.
        for index in input.indices where nesting.isTooDeep(input[index]) { types[index] = fribidi_get_bidi_type(0x200B) }
        fribidi_get_bracket_types(input, count, types, &brackets)
        var base = FriBidiParType(rawValue: rightToLeft ? FRIBIDI_PAR_WEAK_RTL_VALUE : FRIBIDI_PAR_WEAK_LTR_VALUE)
        let highest = fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels)
        // Zero says that FriBidi found no memory: the order as written is then the best there is.
        guard highest > 0 else { return (0, [UInt8](repeating: 0, count: input.count)) }
        // Bit 0 of a paragraph's type says that it runs from right to left.
        return (base.rawValue & 1 != 0 ? 1 : 0, levels.map { UInt8(clamping: Int($0)) })
    }

    private static func mayTurn(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF,
            0x1E800...0x1EFFF:
            true
        default: false
        }
    }
}
