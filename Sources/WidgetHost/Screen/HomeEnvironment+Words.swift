import Foundation

extension HomeEnvironment {
    /// What was set otherwise than before, for the ledger.
    func words(since old: HomeEnvironment) -> String {
        var words: [String] = []
        func say(_ name: String, _ new: String, _ before: String) { if new != before { words.append("\(name) \(new)") } }
        say("device", device.name, old.device.name)
        say("screen", screen.rawValue, old.screen.rawValue)
        say("appearance", appearance.rawValue, old.appearance.rawValue)
        say("rendering", rendering.rawValue, old.rendering.rawValue)
        say("tint", tint.text, old.tint.text)
        say("", isLocked ? "locked" : "unlocked", old.isLocked ? "locked" : "unlocked")
        say("luminance", luminance.rawValue, old.luminance.rawValue)
        say("text size", typeSize, old.typeSize)
        say("bold text", boldText ? "on" : "off", old.boldText ? "on" : "off")
        say("right to left", rightToLeft ? "on" : "off", old.rightToLeft ? "on" : "off")
        say("locale", locale, old.locale)
        say("time zone", timeZone, old.timeZone)
        say("place", situation.placeWords, old.situation.placeWords)
        say("network", situation.network.rawValue, old.situation.network.rawValue)
        say("low data mode", situation.lowData ? "on" : "off", old.situation.lowData ? "on" : "off")
        say("calendars", situation.calendars.rawValue, old.situation.calendars.rawValue)
        return words.map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: ", ")
    }
}
