import Foundation

// Shaders are programs for Metal, which is not here: what they would change is drawn as it is, and that is said.

/// The shaders of a bundle, each by its name.
@dynamicMemberLookup public struct ShaderLibrary: Equatable, Sendable {
    public static let `default` = ShaderLibrary()

    private init() {}
    public init(data: Data) {}
    public init(url: URL) {}
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary() }

    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
    public static subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: .default, name: name) }
}

@dynamicCallable public struct ShaderFunction: Equatable, Sendable {
    public var library: ShaderLibrary
    public var name: String

    public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }

    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader { Shader(function: self, arguments: arguments) }
}

/// A shader with what it is called with.
public struct Shader: Equatable, Sendable {
    public struct Argument: Equatable, Sendable {
        public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { Argument() }
        public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument { Argument() }
        public static func float2(_ point: CGPoint) -> Argument { Argument() }
        public static func float2(_ size: CGSize) -> Argument { Argument() }
        public static func float2(_ vector: CGVector) -> Argument { Argument() }
        public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument { Argument() }
        public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument { Argument() }
        public static func floatArray(_ array: [Float]) -> Argument { Argument() }
        public static func color(_ color: Color) -> Argument { Argument() }
        public static func colorArray(_ array: [Color]) -> Argument { Argument() }
        public static func image(_ image: Image) -> Argument { Argument() }
        public static func data(_ data: Data) -> Argument { Argument() }
        public static var boundingRect: Argument { Argument() }
    }

    public var function: ShaderFunction
    public var arguments: [Argument]
    public var dithersColor = false

    public init(function: ShaderFunction, arguments: [Argument]) {
        self.function = function
        self.arguments = arguments
    }
}

extension Shader {
    /// The type of use of a shader.
    public struct UsageType: Hashable, Sendable {
        private let name: String
        public static let shapeStyle = UsageType(name: "shapeStyle")
        public static let colorEffect = UsageType(name: "colorEffect")
        public static let distortionEffect = UsageType(name: "distortionEffect")
        public static let layerEffect = UsageType(name: "layerEffect")
    }

    /// Compiles the shader ahead of its use; there is nothing to compile it with.
    public func compile(as type: UsageType) async throws {}
}

extension Shader: ShapeStyle {
    /// Metal is not here, so nothing is painted.
    public func _paint(_ inputs: _StyleInputs) -> _StylePaint {
        RenderContext.current?.report("Shader(\(function.name)): Metal is not here, so what it would paint is clear")
        return .color(.clear)
    }
}

extension View {
    nonisolated public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
        unshaded("colorEffect", shader, isEnabled)
    }
    nonisolated public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        unshaded("distortionEffect", shader, isEnabled)
    }
    nonisolated public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        unshaded("layerEffect", shader, isEnabled)
    }

    nonisolated private func unshaded(_ modifier: String, _ shader: Shader, _ isEnabled: Bool) -> some View {
        self.modifier(
            _NodeModifier { node, inputs in
                if isEnabled {
                    inputs.report("\(modifier)(\(shader.function.name)): Metal is not here, so the view is drawn without its shader")
                }
                return node
            })
    }
}
