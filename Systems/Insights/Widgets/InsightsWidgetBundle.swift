import SwiftUI
import WidgetKit

@main struct InsightsWidgetBundle: WidgetBundle {
    var body: some Widget {
        InsightsWidget()
        InsightsAppIntentWidget()
        TotalSalesWidget()
        SessionsWidget()
    }
}
