import SwiftUI
import WidgetKit

@main struct SalonWidgetBundle: WidgetBundle {
    var body: some Widget { SalonWidget() }
}
