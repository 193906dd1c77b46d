@_exported import Foundation

// What an iPhone’s SDK has of WatchKit: the names, of which none may be used there.

/// The watch on which an app runs.
@available(*, unavailable, message: "It is on watchOS only.")
open class WKInterfaceDevice: NSObject {
    open class func current() -> WKInterfaceDevice { fatalError("there is no watch") }
}

/// An app on a watch.
@available(*, unavailable, message: "It is on watchOS only.")
open class WKApplication: NSObject {}

/// An app’s extension on a watch.
@available(*, unavailable, message: "It is on watchOS only.")
open class WKExtension: NSObject {}

/// One of the views of an app on a watch.
@available(*, unavailable, message: "It is on watchOS only.")
open class WKInterfaceController: NSObject {}
