import Drawing
import Foundation

extension Sketch {
    /// Peaks above a lake, and firs on its shore.
    mutating func paintLake() {
        let shore = 690.0
        sky(
            pick(
                [0x1B3A66, 0x3F6EA0, 0x86B4D2, 0xCFE2E8], [0x2A3566, 0x6A6FA8, 0xD7A2B4, 0xFBD9BE],
                [0x12466B, 0x2F83A6, 0x8CCBD0, 0xE6F1DC]), to: shore,
            at: [0, 0.4, 0.75, 1])
        streaks(7, 0xFFFFFF, 0.22, from: 90, to: 420)
        let haze = hex(pick(0x9DB6D2, 0xC79AB4, 0x8DB9C4))
        fill(Self.hill(ridge(from: (-20, 520), to: (1_620, 500), rough: 0.16), floor: shore), .color(haze.faded(0.75)))
        let stone = hex(pick(0x5673A4, 0x6E5E92, 0x4A7F92)), snow = hex(pick(0xE9EEF5, 0xFFE7E2, 0xF1F7F4))
        layer { $0.peaks(stone, snow, haze) }
        // Meadows and a wood at their feet.
        fill(
            Self.hill([(-20, 640), (300, 622), (640, 600), (900, 586), (1_200, 604), (1_620, 634)], floor: shore + 2),
            .color(hex(pick(0x4E7F66, 0x5E6F62, 0x5B9466))))
        firs(86, along: { _ in shore - 2 }, height: 44...92, hex(pick(0x2C5B51, 0x3B4E5A, 0x2F6A52)))
        water(
            pick(
                [0x9AC4DA, 0x4C8DB2, 0x1C5A86, 0x133F66], [0xF0C4B8, 0xA986AE, 0x5C5C94, 0x33366A],
                [0xB5E0DC, 0x4FA9B5, 0x1B7390, 0x0F4F6E]), from: shore)
        // What stands above looks back from the water.
        let mirror = CGAffineTransform(a: 1, b: 0, c: 0, d: -0.72, tx: 0, ty: shore * 1.72)
        layer(opacity: 0.26, blur: 2, transform: mirror, clip: Path(CGRect(x: 0, y: 120, width: Self.width, height: shore - 120))) {
            $0.peaks(stone, snow, haze)
        }
        glints(60, 0xFFFFFF, 0.42, around: 860, spread: 900, from: shore, to: 1_050)
        for (x, foot, height) in [
            (1_330.0, 1_064.0, 420.0), (1_205, 1_090, 290), (1_470, 1_100, 520), (1_560, 1_080, 330), (60, 1_090, 360), (170, 1_110, 250),
            (-30, 1_100, 470),
        ] {
            let green = hex(pick(0x17453F, 0x2B2F4C, 0x14503F))
            fir(x, foot, height, green, shade: green.mixed(.black, 0.3))
        }
    }

    private mutating func peaks(_ stone: RGBA, _ snow: RGBA, _ haze: RGBA) {
        peak(330, 356, 330, stone.mixed(haze, 0.3), snow)
        peak(1_290, 338, 380, stone.mixed(haze, 0.22), snow)
        peak(800, 218, 540, stone, snow)
        peak(560, 470, 230, stone.mixed(haze, 0.12), snow)
        peak(1_080, 452, 260, stone.mixed(haze, 0.1), snow)
    }

    /// A pyramid with a sunny and a shady side, snow on top running down in tongues.
    private mutating func peak(_ x: Double, _ top: Double, _ half: Double, _ stone: RGBA, _ snow: RGBA) {
        let foot = 694.0, height = foot - top
        var left = ridge(from: (x - half, foot), to: (x, top), rough: 0.09, steps: 4)
        left[left.count - 1] = (x, top)
        let right = ridge(from: (x, top), to: (x + half * 1.04, foot), rough: 0.09, steps: 4)
        let edge = [
            (x, top), (x - half * 0.03, top + height * 0.2), (x + half * 0.07, top + height * 0.42), (x - half * 0.02, top + height * 0.66),
            (x + half * 0.12, foot),
        ]
        area(
            left + edge.dropFirst(),
            .down([snow.mixed(stone, 0.12), stone.mixed(snow, 0.42), stone.mixed(snow, 0.12)], from: top, to: foot, at: [0, 0.5, 1]))
        area(
            right + edge.reversed().dropLast(),
            .down([stone.mixed(snow, 0.34), stone, stone.mixed(hex(0x223A5E), 0.1)], from: top, to: foot, at: [0, 0.5, 1]))
        // Gullies on the bright side, tongues of snow on the dark one.
        for _ in 0..<5 {
            let part = chance.between(0.16, 0.5), y = top + height * part, place = x - half * part * chance.between(0.12, 0.72)
            area(
                [
                    (place, y), (place + half * 0.03, y + height * 0.05), (place - half * 0.02, y + height * 0.16),
                    (place - half * 0.05, y + height * 0.11),
                ],
                .color(stone.faded(0.55)))
        }
        for _ in 0..<4 {
            let part = chance.between(0.08, 0.34), y = top + height * part, place = x + half * part * chance.between(0.25, 0.75)
            area(
                [
                    (place, y), (place + half * 0.05, y + height * 0.09), (place + half * 0.03, y + height * 0.2),
                    (place - half * 0.015, y + height * 0.08),
                ],
                .color(snow.faded(0.42)))
        }
    }
}
