import Foundation
import HeadlessBrowser

extension HeadlessBrowser {
    /// Opens the first tile's sheet as a right click does.
    func openSheet() throws {
        try click("#tiles .tile", button: "right")
        try wait(for: "document.querySelectorAll('.edit-row').length > 5")
    }

    func openOptions(of parameter: String) throws {
        try wait(for: "document.querySelector('[data-parameter=\(parameter)] button')")
        try click("[data-parameter=\(parameter)] button")
        try wait(for: "document.querySelector('.option') && document.getElementById('options-list').getAttribute('aria-busy') === 'false'")
    }

    /// Waits until the host has come to something, asking the page in between.
    func until(_ holds: () -> Bool) throws {
        let end = Date() + 60
        while !holds() {
            guard Date() < end else { throw Failure("After a minute the host has not come to it.") }
            _ = try value("new Promise((done) => setTimeout(done, 10))")
        }
    }
}
