import SwiftUI
import WidgetKit

#if !STORM || !FOG
    #error("OTHER_SWIFT_FLAGS defines both.")
#endif

@main
struct LampBundle: WidgetBundle {
    var body: some Widget { LampWidget() }
}
