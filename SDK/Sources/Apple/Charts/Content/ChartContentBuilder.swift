/// Turns the statements of a chart into its content.
@resultBuilder public struct ChartContentBuilder {
    public static func buildExpression<Content: ChartContent>(_ content: Content) -> Content { content }

    public static func buildBlock() -> some ChartContent { _ChartContentGroup(collect: []) }

    public static func buildBlock<C: ChartContent>(_ content: C) -> C { content }

    public static func buildBlock<each C: ChartContent>(_ content: repeat each C) -> some ChartContent {
        var collect: [@MainActor (_ChartInputs, inout _ChartMarks) -> Void] = []
        repeat collect.append(Self.collector(each content))
        return _ChartContentGroup(collect: collect)
    }

    private static func collector<C: ChartContent>(_ content: C) -> @MainActor (_ChartInputs, inout _ChartMarks) -> Void {
        let box = ContentBox(content)
        return { box.collect($0, &$1) }
    }

    public static func buildIf<T: ChartContent>(_ content: T?) -> T? { content }

    public static func buildEither<T1: ChartContent, T2: ChartContent>(first: T1) -> BuilderConditional<T1, T2> {
        BuilderConditional(storage: .first(first))
    }

    public static func buildEither<T1: ChartContent, T2: ChartContent>(second: T2) -> BuilderConditional<T1, T2> {
        BuilderConditional(storage: .second(second))
    }

    public static func buildLimitedAvailability(_ content: some ChartContent) -> AnyChartContent { AnyChartContent(erasing: content) }
}
