extension OutlinedIcon {
    private static let brainOutline =
        """
        M36 83 C22 88 10 80 12 68 C2 62 2 46 12 41 C10 28 22 18 34 21 C40 8 58 4 66 13 C76 3 94 8 97 20 C110 19 120 30 \
        117 42 C127 49 126 66 115 70 C114 82 102 88 91 83 C92 92 90 100 84 104 L73 104 C74 96 68 92 62 88 C54 92 42 90 \
        36 83 Z
        """
    private static let brainFolds =
        """
        M34 21 C34 30 40 35 48 34 M66 13 C61 24 66 33 75 34 M97 20 C99 28 95 34 89 36 M12 41 C18 46 26 46 31 42 M12 68 \
        C20 60 31 60 36 66 M36 83 C48 84 56 76 54 64 C53 56 58 51 66 52 M117 42 C108 42 101 46 100 54 M91 83 C82 82 76 \
        75 79 67
        """

    /// Two halves with folds, seen from the side.
    static func brain(isFilled: Bool) -> [Part] {
        base(brainOutline, isFilled) + [isFilled ? .gap(brainFolds, width: 7) : .line(brainFolds, width: 7)]
    }

    /// A shell with a plate on it, a head that looks to the right, two feet.
    static func tortoise(isFilled: Bool) -> [Part] {
        isFilled
            ? [
                .area("M22 50 C24 20 48 3 72 3 C96 3 117 20 120 50 Z"),
                .line("M22 47 C24 20 48 5 72 5 C96 5 117 20 120 47 Z", width: 4),
                .gap("M48 50 L57 24 H87 L97 50", width: 5),
                .area(
                    """
                    M126 46 C126 40 125 38 127 31 C130 19 138 12 147 13 C158 14 163 24 158 33 C155 39 148 38 146 45 C143 56 136 64 \
                    122 64 H22 C14 64 12 69 2 68 C7 58 13 55 20 55 H118 C123 55 126 52 126 46 Z
                    """),
                .area("M30 67 H54 C53 72 51 76 48 79 H30 C27 77 29 72 30 67 Z"),
                .area("M96 67 H118 C122 72 122 77 118 79 H102 C98 76 97 72 96 67 Z"),
                .hole("M147 21 a4 4 0 1 0 .1 0 Z"),
            ]
            : [
                .line("M24 52 C26 22 50 5 74 5 C98 5 119 22 122 52"),
                .line(
                    """
                    M122 52 C128 48 127 41 129 33 C132 21 140 16 148 17 C158 18 162 26 158 34 C155 40 148 39 146 46 C143 56 136 63 \
                    124 64 H24 C16 64 14 68 5 68 C10 56 16 52 24 52 Z
                    """),
                .line("M32 66 C30 72 27 75 29 78 H47 C51 73 52 70 53 66"),
                .line("M97 66 C98 71 99 74 101 78 H119 C121 73 117 69 116 65"),
                .line("M49 50 L58 26 H88 L98 50", width: 6.5),
                .area("M147 25 a3.4 3.4 0 1 0 .1 0 Z"),
            ]
    }
    private static let hareOutline =
        """
        M6 66 C4 58 12 54 16 60 C20 38 44 28 66 33 C74 35 80 36 88 32 C74 28 58 18 62 8 C72 4 90 14 100 24 C98 16 96 8 \
        100 4 C110 8 116 20 118 30 C134 30 145 40 146 52 C146 60 136 64 126 64 C118 66 112 74 108 80 C114 84 122 86 128 \
        90 C132 94 130 100 124 100 C114 100 104 94 96 88 C88 92 78 92 70 90 C72 96 62 102 52 104 C40 106 28 106 24 102 \
        C22 98 24 94 30 93 C36 92 40 92 42 90 C28 88 18 80 16 70 C12 72 8 70 6 66 Z
        """

    /// A hare that runs to the right.
    static func hare(isFilled: Bool) -> [Part] {
        isFilled
            ? base(hareOutline, true) + [.hole("M127 42 a4.4 4.4 0 1 0 .1 0 Z"), .gap("M44 91 C36 80 40 66 54 62", width: 6)]
            : base(hareOutline, false) + [.area("M127 43 a4 4 0 1 0 .1 0 Z"), .line("M42 90 C34 80 38 66 52 62", width: 7)]
    }

    /// A moon, and two letters that rise from it.
    static func sleepingMoon(isFilled: Bool) -> [Part] {
        base("M40 34 C32 60 50 88 82 86 C72 101 57 107 43 105.6 C19 103 3 84 5 62 C6.4 48 20 37 40 34 Z", isFilled) + [
            .line("M58 46 H74 L58 65 H74", width: 8), .line("M66 5 H88 L66 30 H88"),
        ]
    }
    private static let risingDisc = "M33 62 A25 25 0 1 1 80 62"
    private static let rays =
        "M20.4 40.3 L10.8 37.2 M34.2 21.3 L28.3 13.2 M56.5 14.0 L56.5 4.0 M78.8 21.3 L84.7 13.2 M92.6 40.3 L102.2 37.2"

    /// A sun with rays over lines that lie on one another.
    static func hazySun(isFilled: Bool) -> [Part] {
        risingSun(isFilled) + [.line("M14 78 H99 M4.5 95 H58 M74 95 H109 M22 111 H91")]
    }

    /// A sun with rays over three rows of grains.
    static func dustySun(isFilled: Bool) -> [Part] {
        let grains = [
            (22, 74), (44, 74), (66, 74), (88, 74), (11, 91), (33, 91), (55, 91), (77, 91), (99, 91), (22, 108), (44, 108), (66, 108),
            (88, 108),
        ]
        return risingSun(isFilled) + grains.map { .area("M\($0.0) \($0.1) a4.6 4.6 0 1 0 .1 0 Z") }
    }

    private static func risingSun(_ isFilled: Bool) -> [Part] {
        base(risingDisc, false) + (isFilled ? [.area(risingDisc + " Z")] : []) + [.line(rays)]
    }

    /// A person with a question mark beside.
    static func askedPerson() -> [Part] {
        [
            .area("M40 6 a20 20 0 1 0 .1 0 Z"),
            .area("M0 80 C0 64 18 52 40 52 C62 52 80 64 80 80 C80 88 76 92 70 92 H10 C4 92 0 88 0 80 Z"),
            .line("M78 20 C78 10 84 5 91 5 C98 5 103 10 103 17 C103 28 91 27 91 38"),
            .area("M91 46.6 a5.4 5.4 0 1 0 .1 0 Z"),
        ]
    }

    /// Somebody who holds a barbell over the head.
    static func lifter() -> [Part] {
        [
            .area("M58 26 a10.5 10.5 0 1 0 .1 0 Z"),
            .line("M22 11 H94", width: 6),
            .line("M22 2 V20", width: 9),
            .line("M94 2 V20", width: 9),
            .line("M10 6 V16", width: 8),
            .line("M106 6 V16", width: 8),
            .line("M42 12 L36 38 L52 54", width: 9),
            .line("M74 12 L80 38 L64 54", width: 9),
            .area("M48 58 H68 L66 84 H50 Z"),
            .line("M51 58 H65 L64 82 H52 Z", width: 8),
            .line("M54 84 L42 98 L44 114", width: 9.5),
            .line("M62 84 L76 98 L72 114", width: 9.5),
        ]
    }

    /// A hand whose first finger is outstretched, and part of a ring around its tip; measured in a picture of iOS 18.5
    /// (meshtastic/Meshtastic-Apple), where its lines are 0.063 em wide.
    static func tappingHand(isFilled: Bool) -> [Part] {
        let ring = "M7.9 40.1 A22.4 22.4 0 1 1 48 27.6", width = 6.4
        let palm = "C90 58 94.3 72 94.3 81 C94.3 98 80 112.5 60 112.5 C48 112.5 39.5 108.5 31.5 100 L12.5 76.5"
        let finger = "C9 71.5 11.5 65 17.5 64.8 C20.5 64.8 22.5 66.3 25 69 L37.6 80.2 L18.8 26.5 A6.4 6.4 0 0 1 31 22.4"
        let knuckles = ["L41 46.5 C44 39.5 52 38 54.5 46", "C58 39.5 66 39 68.3 45.5", "C73 39.5 83 42.5 86.5 50.5"]
        let between = "M41 47.5 L45.1 60.2 M54.5 46 L58.5 58.9 M68.3 45.5 L72.3 54.7"
        let hand = "M86.5 50.5 \(palm) \(finger) \(knuckles.joined(separator: " ")) Z"
        if isFilled { return [.line(ring, width: width), .line(hand, width: width), .area(hand), .gap(between, width: 4)] }
        return [.line(ring, width: width), .line(hand, width: width), .line(between, width: width)]
    }

    /// A box with three slots that sends waves to the right, measured in the same pictures.
    static func sensor(isFilled: Bool) -> [Part] {
        let box = "M15 3.8 H68.3 Q79.5 3.8 79.5 15 V69.6 Q79.5 80.8 68.3 80.8 H15 Q3.8 80.8 3.8 69.6 V15 Q3.8 3.8 15 3.8 Z"
        let slots = "M39.4 19 V42 M51.6 19 V42 M64 19 V42"
        let waves: Part = .line("M95 15.7 A21 21 0 0 1 95 44 M106.6 5.6 A36 36 0 0 1 106.6 54.4", width: 6)
        if isFilled { return [.line(box, width: 7.6), .area(box), .gap(slots, width: 5.5), waves] }
        return [.line(box, width: 7.6), .line(slots, width: 5.5), waves]
    }

    /// Two ear tubes that become one, and the disk at its end.
    static func stethoscope() -> [Part] {
        [
            .line("M21 4.4 H13 Q4.4 4.4 4.4 13 V38 A27.6 27.6 0 0 0 59.6 38 V13 Q59.6 4.4 51 4.4 H43"),
            .line("M32 66 V70 C32 90 50 101 73 101 C98 101 115 90 115 70 V53.4"),
            .line("M103.7 42 A11.3 11.3 0 1 1 126.3 42 A11.3 11.3 0 1 1 103.7 42 Z"),
        ]
    }
}
