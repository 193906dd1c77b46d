import Foundation
import VitrineSwiftUI

/// The information by which an app's server sends pushes.
public struct WidgetPushInfo: Hashable, Sendable {
    public let token: Data

    package init(token: Data) { self.token = token }
}

/// A handler that is told when the token for pushes to an app's widgets, or the widgets, change.
public protocol WidgetPushHandler {
    init()
    func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

extension WidgetConfiguration {
    /// Pushes are not sent here: the handler is never made.
    public func pushHandler<Handler: WidgetPushHandler>(_ handler: Handler.Type) -> some WidgetConfiguration {
        changed { $0.report("pushHandler(\(handler)) is declared and never called here") }
    }
}
