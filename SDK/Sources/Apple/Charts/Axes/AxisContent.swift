import Foundation
import VitrineSwiftUI

/// The marks along an axis.
@MainActor @preconcurrency public protocol AxisContent {
    static func _collect(_ content: Self, into axes: inout _AxisList)
}

/// One part of what is drawn at a value of an axis.
@MainActor @preconcurrency public protocol AxisMark {
    static func _collect(_ mark: Self, into items: inout _AxisItems)
}

/// The sets of axis marks of an axis.
public struct _AxisList {
    var axes: [AxisMarksDescription] = []
    init() {}
}

/// The parts at one value.
public struct _AxisItems {
    var items: [AxisItem] = []
    init() {}
}

extension Never: AxisMark, AxisContent {
    // A value of Never does not exist.
    public static func _collect(_ mark: Never, into items: inout _AxisItems) {}
    public static func _collect(_ content: Never, into axes: inout _AxisList) {}
}

extension Optional: AxisContent where Wrapped: AxisContent {
    public static func _collect(_ content: Self, into axes: inout _AxisList) {
        if let content { Wrapped._collect(content, into: &axes) }
    }
}

extension Optional: AxisMark where Wrapped: AxisMark {
    public static func _collect(_ mark: Self, into items: inout _AxisItems) {
        if let mark { Wrapped._collect(mark, into: &items) }
    }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
    public static func _collect(_ content: Self, into axes: inout _AxisList) {
        switch content.storage {
        case .first(let content): TrueContent._collect(content, into: &axes)
        case .second(let content): FalseContent._collect(content, into: &axes)
        }
    }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
    public static func _collect(_ mark: Self, into items: inout _AxisItems) {
        switch mark.storage {
        case .first(let mark): TrueContent._collect(mark, into: &items)
        case .second(let mark): FalseContent._collect(mark, into: &items)
        }
    }
}

/// Axis content whose type is not said.
public struct AnyAxisContent {
    let collect: @MainActor (inout _AxisList) -> Void

    nonisolated public init(_ content: any AxisContent) { self.init(erasing: content) }

    nonisolated public init(erasing content: some AxisContent) {
        nonisolated(unsafe) let content = content
        collect = { Self.collect(content, &$0) }
    }

    @MainActor private static func collect<C: AxisContent>(_ content: C, _ axes: inout _AxisList) { C._collect(content, into: &axes) }
}

extension AnyAxisContent: AxisContent {
    public static func _collect(_ content: Self, into axes: inout _AxisList) { content.collect(&axes) }
}

/// An axis mark whose type is not said.
public struct AnyAxisMark {
    let collect: @MainActor (inout _AxisItems) -> Void

    nonisolated public init(_ mark: any AxisMark) { self.init(erasing: mark) }

    nonisolated public init(erasing mark: some AxisMark) {
        nonisolated(unsafe) let mark = mark
        collect = { Self.collect(mark, &$0) }
    }

    @MainActor private static func collect<M: AxisMark>(_ mark: M, _ items: inout _AxisItems) { M._collect(mark, into: &items) }
}

extension AnyAxisMark: AxisMark {
    public static func _collect(_ mark: Self, into items: inout _AxisItems) { mark.collect(&items) }
}

extension AxisContent {
    /// Axis marks are drawn one by one here, so a layer of their own changes nothing.
    nonisolated public func compositingLayer() -> some AxisContent { AnyAxisContent(erasing: self) }

    /// Axis marks are drawn one by one here, so what is done to a layer of their own is not drawn.
    nonisolated public func compositingLayer<V: View>(style: @escaping (PlaceholderContentView<Self>) -> V) -> some AxisContent {
        AnyAxisContent(erasing: self)
    }
}

/// Several pieces of axis content.
public struct _AxisContentGroup {
    let parts: [AnyAxisContent]
}

extension _AxisContentGroup: AxisContent {
    public static func _collect(_ content: Self, into axes: inout _AxisList) { for part in content.parts { part.collect(&axes) } }
}

/// Several axis marks.
public struct _AxisMarkGroup {
    let parts: [AnyAxisMark]
}

extension _AxisMarkGroup: AxisMark {
    public static func _collect(_ mark: Self, into items: inout _AxisItems) { for part in mark.parts { part.collect(&items) } }
}

/// Turns the statements of `chartXAxis` into axis content.
@resultBuilder public struct AxisContentBuilder {
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
    public static func buildBlock() -> some AxisContent { _AxisContentGroup(parts: []) }
    public static func buildBlock<T: AxisContent>(_ content: T) -> T { content }
    public static func buildBlock<each T: AxisContent>(_ content: repeat each T) -> some AxisContent {
        var parts: [AnyAxisContent] = []
        repeat parts.append(AnyAxisContent(erasing: each content))
        return _AxisContentGroup(parts: parts)
    }
    public static func buildIf<T: AxisContent>(_ content: T?) -> T? { content }
    public static func buildEither<T1: AxisContent, T2: AxisContent>(first: T1) -> BuilderConditional<T1, T2> {
        BuilderConditional(storage: .first(first))
    }
    public static func buildEither<T1: AxisContent, T2: AxisContent>(second: T2) -> BuilderConditional<T1, T2> {
        BuilderConditional(storage: .second(second))
    }
    public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> AnyAxisContent {
        AnyAxisContent(erasing: content)
    }
}

/// Turns the statements of `AxisMarks` into what is drawn at a value.
@resultBuilder public struct AxisMarkBuilder {
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
    public static func buildBlock() -> some AxisMark { _AxisMarkGroup(parts: []) }
    public static func buildBlock<T: AxisMark>(_ content: T) -> T { content }
    public static func buildBlock<each T: AxisMark>(_ content: repeat each T) -> some AxisMark {
        var parts: [AnyAxisMark] = []
        repeat parts.append(AnyAxisMark(erasing: each content))
        return _AxisMarkGroup(parts: parts)
    }
    public static func buildIf<T: AxisMark>(_ content: T?) -> T? { content }
    public static func buildEither<T1: AxisMark, T2: AxisMark>(first: T1) -> BuilderConditional<T1, T2> {
        BuilderConditional(storage: .first(first))
    }
    public static func buildEither<T1: AxisMark, T2: AxisMark>(second: T2) -> BuilderConditional<T1, T2> {
        BuilderConditional(storage: .second(second))
    }
    public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> AnyAxisMark { AnyAxisMark(erasing: content) }
}
