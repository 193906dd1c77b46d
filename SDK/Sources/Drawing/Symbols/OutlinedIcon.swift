import Foundation

/// Icons whose parts are written down as SVG writes paths, in hundredths of an em and in the proportions of Apple's.
enum OutlinedIcon {
    /// A part of an icon; parts are drawn one upon the other.
    enum Part {
        /// A line of the regular weight, or of its own.
        case line(_ path: String, width: Double = 8.7)
        case area(_ path: String)
        /// A line that is cut out of all before it.
        case gap(_ path: String, width: Double)
        /// An area that is cut out of all before it.
        case hole(_ path: String)
    }

    /// The icon of that name in ``SymbolMap``, behind its `=`; nil where there is none.
    static func named(_ name: Substring) -> Path? {
        let isFilled = name.hasSuffix("-fill")
        if let parts = everyday(isFilled ? name.dropLast(5) : name, isFilled: isFilled) { return drawn(parts) }
        switch isFilled ? name.dropLast(5) : name {
        case "air-purifier": return drawn(purifier())
        case "battery-block": return drawn(batteryBlock(isFilled: isFilled))
        case "book-closed": return drawn(book(isFilled: isFilled))
        case "books": return drawn(books(isFilled: isFilled))
        case "both-ways": return drawn(bothWays())
        case "box-down": return drawn(lowered())
        case "box-up": return drawn(raised())
        case "brain": return drawn(brain(isFilled: isFilled))
        case "cable": return drawn(cable())
        case "charged-battery": return drawn(chargedBatteryBlock(isFilled: isFilled))
        case "check": return drawn(check())
        case "dashed-list": return drawn(dashedList())
        case "dishwasher": return drawn(dishwasher(isFilled: isFilled))
        case "dryer": return drawn(dryer(isFilled: isFilled))
        case "dusty-sun": return drawn(dustySun(isFilled: isFilled))
        case "fireworks": return drawn(fireworks())
        case "flip-phone": return drawn(flipPhone())
        case "hands-clap": return clap(isFilled: isFilled)
        case "hare": return drawn(hare(isFilled: isFilled))
        case "hazy-sun": return drawn(hazySun(isFilled: isFilled))
        case "lasso": return drawn(lasso())
        case "laurel": return drawn(laurel())
        case "laurel-turned": return drawn(laurel()).applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0))
        case "lifter": return drawn(lifter())
        case "marks-2": return drawn(exclamationMarks(2))
        case "marks-3": return drawn(exclamationMarks(3))
        case "note": return drawn(note())
        case "pages": return drawn(pages(isFilled: isFilled))
        case "person-asked": return drawn(askedPerson())
        case "phone-apps": return drawn(phoneOfApps())
        case "play-pause": return drawn(playPause(isFilled: isFilled))
        case "powerplug": return drawn(powerplug(isFilled: isFilled))
        case "searched-text": return drawn(searchedText())
        case "sensor": return drawn(sensor(isFilled: isFilled))
        case "shield-checkered": return drawn(checkeredShield())
        case "shirt": return drawn(shirt(isFilled: isFilled))
        case "signed-battery": return drawn(signedBatteryBlock(isFilled: isFilled))
        case "sleeping-moon": return drawn(sleepingMoon(isFilled: isFilled))
        case "speaker": return drawn(speaker(waves: 0, isFilled: isFilled))
        case "speaker-1": return drawn(speaker(waves: 1, isFilled: isFilled))
        case "speaker-2": return drawn(speaker(waves: 2, isFilled: isFilled))
        case "speaker-3": return drawn(speaker(waves: 3, isFilled: isFilled))
        case "squares": return drawn(squares(isFilled: isFilled))
        case "squares-plus": return drawn(squares(plus: true, isFilled: isFilled))
        case "stack-forward": return drawn(stackForward())
        case "stethoscope": return drawn(stethoscope())
        case "syringe": return drawn(syringe(isFilled: isFilled)).applying(CGAffineTransform(rotationAngle: .pi / 4))
        case "tapping-hand": return drawn(tappingHand(isFilled: isFilled))
        case "tortoise": return drawn(tortoise(isFilled: isFilled))
        case "tube": return drawn(tubes(1))
        case "tubes": return drawn(tubes(2))
        case "tuning-fork": return drawn(tuningFork())
        case "turn-about": return drawn(turnAbout())
        case "two-gears": return drawn(twoGears(isFilled: isFilled))
        case "viewed-text": return drawn(viewedText())
        case "warned-waves": return drawn(warnedWaves())
        case "washer": return drawn(washer(isFilled: isFilled))
        case "waves": return drawn(waves())
        default: return nil
        }
    }

    /// The icons of the names that sources use most.
    private static func everyday(_ name: Substring, isFilled: Bool) -> [Part]? {
        switch name {
        case "arrow-clockwise": clockwise()
        case "bubbles": bubbles(isFilled: isFilled)
        case "bulb": bulb(isFilled: isFilled)
        case "calendar": calendar()
        case "clipboard": clipboard(hasRows: false, isFilled: isFilled)
        case "clipboard-list": clipboard(hasRows: true, isFilled: isFilled)
        case "compass": compass(isFilled: isFilled)
        case "crosshair": crosshair()
        case "doc": document(hasText: false, isFilled: isFilled)
        case "doc-on-clipboard": documentOnClipboard()
        case "doc-text": document(hasText: true, isFilled: isFilled)
        case "docs": twoDocuments(isFilled: isFilled)
        case "dots": dots()
        case "drop": drop(isFilled: isFilled)
        case "eye": eye(isFilled: isFilled)
        case "fine-gear": fineGear()
        case "folder": folder(isFilled: isFilled)
        case "frames": frames(isFilled: isFilled)
        case "groups": groups()
        case "hammer": hammer(isFilled: isFilled)
        case "house": house(isFilled: isFilled)
        case "humidity": humidity(isFilled: isFilled)
        case "hurricane": hurricane()
        case "info": information(inRing: false, isFilled: false)
        case "info-circle": information(inRing: true, isFilled: isFilled)
        case "knobs": knobs()
        case "location": locationArrow(isFilled: isFilled)
        case "one-star": star(50, 50, 50)
        case "open-book": openBook()
        case "pencil": pencil()
        case "phone": phone()
        case "photos": photos(isFilled: isFilled)
        case "pin-and-ellipse": pinAndEllipse()
        case "rack": rack()
        case "raised-hand": raisedHand()
        case "ruler": ruler(isFilled: isFilled)
        case "signature": signature()
        case "spinner": spinner()
        case "tag": tag(isFilled: isFilled)
        case "thermometer-high": thermometer(top: 20)
        case "thermometer-low": thermometer(top: 66)
        case "thermometer-medium": thermometer(top: 44)
        case "three-stars": threeStars()
        case "timer": timer()
        case "trash": trash(isFilled: isFilled)
        case "tray-full": fullTray(isFilled: isFilled)
        case "wand-stars": wandAndStars()
        case "wifi": wireless()
        default: nil
        }
    }

    /// A circle as a path.
    static func circle(_ x: Double, _ y: Double, _ radius: Double) -> String {
        "M\(x - radius) \(y) a\(radius) \(radius) 0 1 0 \(2 * radius) 0 a\(radius) \(radius) 0 1 0 \(-2 * radius) 0 Z"
    }

    /// An outline, and all that is within it.
    static func base(_ outline: String, _ isFilled: Bool) -> [Part] {
        isFilled ? [.line(outline), .area(outline)] : [.line(outline)]
    }

    /// The parts together, in ems.
    static func drawn(_ parts: [Part]) -> Path {
        let made = parts.reduce(Path()) { made, part in
            switch part {
            case .line(let path, let width): made.joined(with: stroked(path, width))
            case .area(let path): made.joined(with: SVGPathParser.path(path))
            case .gap(let path, let width): made.subtracting(stroked(path, width))
            case .hole(let path): made.subtracting(SVGPathParser.path(path))
            }
        }
        return made.applying(CGAffineTransform(scaleX: 0.01, y: 0.01))
    }

    private static func stroked(_ path: String, _ width: Double) -> Path {
        SVGPathParser.path(path).strokedPath(Stroke(width: width, cap: .round, join: .round))
    }
}
