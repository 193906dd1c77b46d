import Foundation
import HeadlessBrowser

extension HeadlessBrowser {
    /// An empty page whose errors are noted.
    convenience init(width: Int, height: Int) throws {
        try self.init(width: width, height: height, scale: 2)
        for domain in ["Runtime", "Log"] { try call("\(domain).enable") }
    }

    /// Presses the mouse at a place 40 points to the left, moves it there and lets it go.
    func drag(to x: Double, _ y: Double) throws {
        for (type, x) in [("mousePressed", x - 40), ("mouseMoved", x), ("mouseReleased", x)] {
            try call("Input.dispatchMouseEvent", ["type": type, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1])
        }
    }

    /// Goes to an address without waiting: the page never ends loading while it listens to the host.
    func open(_ address: String) throws { try call("Page.navigate", ["url": address]) }

    /// The value of an expression in the page; nil when it has none.
    func value(_ expression: String) throws -> Any? {
        let answer = try call("Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
        if let thrown = answer["exceptionDetails"] { throw Failure("\(expression) threw \(thrown).") }
        return (answer["result"] as? [String: Any])?["value"]
    }

    /// Seconds until an expression holds; looks at every frame the page draws.
    @discardableResult
    func wait(for expression: String, seconds: Double = 20) throws -> Double {
        let start = Date()
        let loop = """
            new Promise((done) => { const end = performance.now() + \(seconds * 1000); const look = () => {
              if (\(expression)) done(true); else if (performance.now() > end) done(false); else setTimeout(look, 10); }; look(); })
            """
        guard try value(loop) as? Bool == true else { throw Failure("After \(seconds) s this does not hold: \(expression)") }
        return Date().timeIntervalSince(start)
    }

    /// Types a key into whatever has the focus.
    func press(_ key: String) throws {
        for type in ["keyDown", "keyUp"] {
            var event: [String: Any] = ["type": type, "key": key, "code": key]
            if key == "Enter" { event.merge(["text": "\r", "windowsVirtualKeyCode": 13]) { $1 } }
            if key == "ArrowRight" { event["windowsVirtualKeyCode"] = 39 }
            try call("Input.dispatchKeyEvent", event)
        }
    }
}
