import SwiftUI
import WidgetKit

@main struct TripsWidgetBundle: WidgetBundle {
    var body: some Widget {
        MyTripsWidget()
        NewSearchWidget()
    }
}
