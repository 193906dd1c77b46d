import PictureScenes
import SalonCore
import SwiftUI

/// One picture of the widget.
public typealias Scene = PictureScene<SalonContent>

public enum SalonContent: SceneContent {
    public static let usualLocale = "en_GB"
    public static let looked: Set = ["next-small", "next-medium", "next-large"]

    @MainActor public static func view(_ state: SalonState) -> SalonView {
        var date = SampleAppointments.at(13, 18)
        if case .day(let day) = state { date = day.now }
        return SalonView(entry: SalonEntry(date: date, state: state))
    }
}
