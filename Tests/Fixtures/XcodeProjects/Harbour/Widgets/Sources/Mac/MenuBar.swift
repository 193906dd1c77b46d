import AppKit

/// Only for macOS: the extension's build for iPhones leaves it out.
final class MenuBar: NSObject {}
