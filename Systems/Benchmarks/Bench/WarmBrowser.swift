import Foundation
import HeadlessBrowser

/// A browser that has drawn before, with a page whose document is changed for each picture.
struct WarmBrowser {
    private let browser: HeadlessBrowser
    private let frame: String

    /// - Parameters:
    ///   - size: the page's, in points, at three pixels a point.
    ///   - photo: what pages can show as `photo.jpg`.
    init(width: Int, height: Int, photo: URL) throws {
        browser = try HeadlessBrowser(width: width, height: height, scale: 3)
        try FileManager.default.copyItem(at: photo, to: browser.folder.appendingPathComponent("photo.jpg"))
        let page = browser.folder.appendingPathComponent("page.html")
        try Data("<!DOCTYPE html>".utf8).write(to: page)
        try browser.call("Emulation.setDefaultBackgroundColorOverride", ["color": ["r": 0, "g": 0, "b": 0, "a": 0]])
        frame = try browser.load(page.absoluteString)
    }

    /// The browser's processor time so far, in milliseconds.
    var processorTime: Double { ProcessorTime.ofTree(browser.processIdentifier) }

    /// Shows a new document and answers its picture: a PNG, written fast.
    @discardableResult
    func picture(of html: String) throws -> Data {
        try browser.call("Page.setDocumentContent", ["frameId": frame, "html": html], until: "Page.loadEventFired")
        return try browser.picture()
    }

    func close() { browser.close() }
}
