import InsightsCore
import PictureScenes
import SwiftUI

/// One picture of the widget.
public typealias Scene = PictureScene<InsightsContent>

public enum InsightsContent: SceneContent {
    public static let usualLocale = "en_US"
    public static let looked: Set = ["metrics-2-small", "metrics-4-medium", "metrics-7-large"]

    @MainActor public static func view(_ state: WidgetState) -> InsightsView {
        InsightsView(entry: InsightsEntry(date: SampleFigures.now, state: state))
    }
}
