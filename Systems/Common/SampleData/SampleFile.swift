import Foundation

/// A sample file is a JSON file among a module's resources, `Samples/<name>.json`, of which a service makes what it shows.
public enum SampleFile {
    /// This is the value of a file. The file was built with the module, so that nobody who runs the service could mend it: where it is
    /// missing or malformed, the process stops with its name and the reason.
    public static func value<Value: Decodable>(_ name: String, in bundle: Bundle) -> Value {
        guard let url = bundle.url(forResource: name, withExtension: "json", subdirectory: "Samples") else {
            fatalError("Samples/\(name).json is not in \(bundle.bundlePath); build it anew.")
        }
        do {
            return try JSONDecoder().decode(Value.self, from: Data(contentsOf: url))
        } catch {
            fatalError("\(url.path) cannot be read: \(error)")
        }
    }
}
