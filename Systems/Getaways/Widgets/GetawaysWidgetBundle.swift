import SwiftUI
import WidgetKit

@main struct GetawaysWidgetBundle: WidgetBundle {
    var body: some Widget {
        DealsWidget()
        InspirationalDealsWidget()
    }
}
