/// Opens another window of an app. A widget has none, and what the host shows of an app is one page: nothing opens here.
public struct OpenWindowAction: Sendable {
    public func callAsFunction(id: String) {}
    public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
    public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

/// Closes a window of an app; nothing does here.
public struct DismissWindowAction: Sendable {
    public func callAsFunction() {}
    public func callAsFunction(id: String) {}
    public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
    public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

/// Lets a user rename what is shown; nobody does here.
public struct RenameAction: Sendable {
    public func callAsFunction() {}
}

extension EnvironmentValues {
    public var openWindow: OpenWindowAction { OpenWindowAction() }
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
    /// The action that renames: nil, as nothing that is shown has a name that a user gave.
    public var rename: RenameAction? { nil }
    /// Whether there may be several windows: not on an iPhone, which has one window an app.
    public var supportsMultipleWindows: Bool { false }
    /// Whether the screen is recorded or mirrored: it never is.
    public var isSceneCaptured: Bool { false }
}
