/// Lets a closure that is made before an object know it afterwards.
final class WeakBox<Value: AnyObject & Sendable>: @unchecked Sendable {
    // Written once, before anybody reads it.
    weak var value: Value?
}
