/// A value of the environment that a widget adds.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
