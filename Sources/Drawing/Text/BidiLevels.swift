import CFriBidi

/// Embedding levels by the Unicode bidirectional algorithm: odd levels are set from right to left.
enum BidiLevels {
    /// One level for each scalar. A text without a right-to-left character costs one look at each.
    static func of(_ scalars: ArraySlice<UInt32>, rightToLeft: Bool) -> [UInt8] {
        if !rightToLeft, !scalars.contains(where: mayTurn) { return [UInt8](repeating: 0, count: scalars.count) }
        let input = Array(scalars)
        let count = FriBidiStrIndex(input.count)
        var types = Array(repeating: FriBidiCharType(0), count: input.count)
        var brackets = [FriBidiBracketType](repeating: 0, count: input.count)
        var levels = [FriBidiLevel](repeating: 0, count: input.count)
        fribidi_get_bidi_types(input, count, &types)
        fribidi_get_bracket_types(input, count, types, &brackets)
        var base = FriBidiParType(rightToLeft ? FRIBIDI_PAR_RTL_VALUE : FRIBIDI_PAR_LTR_VALUE)
        let highest = fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels)
        // Zero says that FriBidi found no memory: the order as written is then the best there is.
        guard highest > 0 else { return [UInt8](repeating: rightToLeft ? 1 : 0, count: input.count) }
        return levels.map { UInt8(clamping: Int($0)) }
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
