import Foundation

extension HeadlessBrowser {
    /// An empty page whose errors are noted.
    public convenience init(width: Int, height: Int) throws {
        try self.init(width: width, height: height, scale: 2, notesConsole: true)
    }

    /// Presses the mouse at a place 40 points to the left, moves it there and lets it go.
    public func drag(to x: Double, _ y: Double) throws {
        for (type, x) in [("mousePressed", x - 40), ("mouseMoved", x), ("mouseReleased", x)] {
            try call("Input.dispatchMouseEvent", ["type": type, "x": x, "y": y, "button": "left", "buttons": 1, "clickCount": 1])
        }
    }

    /// The middle of an element; nil when there is none.
    public func place(of selector: String) throws -> [Double]? {
        try value(
            "(() => { const box = document.querySelector(`\(selector)`)?.getBoundingClientRect(); return box ? [box.left + box.width / 2, box.top + box.height / 2] : null; })()"
        ) as? [Double]
    }

    /// Presses the mouse at a place, moves it in steps and lets it go.
    public func drag(from place: [Double], by distance: [Double]) throws {
        func mouse(_ type: String, _ share: Double) throws {
            try call(
                "Input.dispatchMouseEvent",
                [
                    "type": type, "x": place[0] + distance[0] * share, "y": place[1] + distance[1] * share, "button": "left", "buttons": 1,
                    "clickCount": 1,
                ])
        }
        try mouse("mousePressed", 0)
        for step in 1...5 { try mouse("mouseMoved", Double(step) / 5) }
        try mouse("mouseReleased", 1)
    }

    /// Goes to an address without waiting: the page never ends loading while it listens to the host.
    public func open(_ address: String) throws { try call("Page.navigate", ["url": address]) }

    /// The value of an expression in the page; nil when it has none.
    public func value(_ expression: String) throws -> Any? {
        let answer = try call("Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
        if let thrown = answer["exceptionDetails"] { throw Failure("\(expression) threw \(thrown).") }
        return (answer["result"] as? [String: Any])?["value"]
    }

    /// Seconds until an expression holds; looks at every frame the page draws.
    @discardableResult
    public func wait(for expression: String, seconds: Double = 20) throws -> Double {
        let start = Date()
        let loop = """
            new Promise((done) => { const end = performance.now() + \(seconds * 1000); const look = () => {
              if (\(expression)) done(true); else if (performance.now() > end) done(false); else setTimeout(look, 10); }; look(); })
            """
        guard try value(loop) as? Bool == true else { throw Failure("After \(seconds) s this does not hold: \(expression)") }
        return Date().timeIntervalSince(start)
    }

    /// Types a key into whatever has the focus.
    public func press(_ key: String, modifiers: Int = 0) throws {
        let codes = [
            "Tab": 9, "Enter": 13, "Escape": 27, " ": 32, "End": 35, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40,
            "Delete": 46,
        ]
        for type in ["keyDown", "keyUp"] {
            var event: [String: Any] = ["type": type, "key": key, "code": key, "modifiers": modifiers]
            event["windowsVirtualKeyCode"] = codes[key]
            if key == "Enter" { event["text"] = "\r" }
            if key == " " { event["text"] = " " }
            try call("Input.dispatchKeyEvent", event)
        }
    }

    /// Types a text into whatever has the focus.
    public func type(_ text: String) throws { try call("Input.insertText", ["text": text]) }

    /// Presses and releases the mouse in the middle of an element.
    public func click(_ selector: String, button: String = "left") throws {
        // A page still moves while its pictures come: nobody would press before what they aim at stands still and is on top.
        let place = try value(
            """
            (async () => { let last = "", place = null;
              for (let round = 0; round < 150; round += 1) {
                const one = document.querySelector(`\(selector)`);
                if (one) {
                  one.scrollIntoView({ block: "nearest" }); const box = one.getBoundingClientRect();
                  place = [box.left + box.width / 2, box.top + box.height / 2];
                  const hit = document.elementFromPoint(...place), now = JSON.stringify([place, box.width, box.height]);
                  if (now === last && hit && (one.contains(hit) || hit.contains(one))) return place;
                  last = now;
                }
                await new Promise((done) => setTimeout(done, 20));
              }
              return place; })()
            """)
        guard let place = place as? [Double] else { throw Failure("There is no \(selector).") }
        for type in ["mousePressed", "mouseReleased"] { try mouse(type, at: place, button: button) }
    }

    /// One event of the mouse: `mousePressed` or `mouseReleased`, in points from the page's corner.
    public func mouse(_ type: String, at place: [Double], button: String = "left") throws {
        try call("Input.dispatchMouseEvent", ["type": type, "x": place[0], "y": place[1], "button": button, "clickCount": 1])
    }

    /// The text of an element; empty when there is none.
    public func text(_ selector: String) throws -> String {
        try value("document.querySelector(`\(selector)`)?.textContent ?? ''") as? String ?? ""
    }
    /// The text of each element that the selector matches.
    public func texts(_ selector: String) throws -> [String] {
        try value("[...document.querySelectorAll(`\(selector)`)].map((one) => one.textContent)") as? [String] ?? []
    }
}
