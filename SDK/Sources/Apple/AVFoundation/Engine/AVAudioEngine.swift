import Foundation

/// One end of a connection.
open class AVAudioConnectionPoint: NSObject {
    open private(set) weak var node: AVAudioNode?
    public let bus: AVAudioNodeBus

    /// A bus of a node.
    public init(node: AVAudioNode, bus: AVAudioNodeBus) {
        self.node = node
        self.bus = bus
    }
}

extension Notification.Name {
    /// A device for sound changed; none does here.
    public static let AVAudioEngineConfigurationChange = Notification.Name("AVAudioEngineConfigurationChangeNotification")
}

/// Nodes and how sound goes from one to another. Nodes are attached and connected; there is no device for sound, so that it does not start.
///
/// Of one thread at a time, as Apple’s.
open class AVAudioEngine: NSObject {
    private struct Connection {
        let source: AVAudioNode
        let sourceBus: AVAudioNodeBus
        let destination: AVAudioNode
        let destinationBus: AVAudioNodeBus
        let format: AVAudioFormat?
    }

    private var connections: [Connection] = []
    public private(set) var attachedNodes: Set<AVAudioNode> = []
    /// The loudspeaker that is not there.
    public let outputNode = AVAudioOutputNode()
    /// The microphone that is not there.
    public let inputNode = AVAudioInputNode()
    /// A mixer that goes to the loudspeaker; made when it is first asked for.
    open private(set) lazy var mainMixerNode: AVAudioMixerNode = {
        let mixer = AVAudioMixerNode()
        attach(mixer)
        connect(mixer, to: outputNode, format: nil)
        return mixer
    }()
    open var isAutoShutdownEnabled = false
    open var isRunning: Bool { false }

    public override init() {
        super.init()
        outputNode.engine = self
        inputNode.engine = self
    }

    // MARK: Nodes

    /// Takes a node in, before it is connected.
    open func attach(_ node: AVAudioNode) {
        node.engine = self
        attachedNodes.insert(node)
    }

    /// Leaves a node out, with its connections.
    open func detach(_ node: AVAudioNode) {
        guard attachedNodes.remove(node) != nil else { return }
        connections.removeAll { $0.source === node || $0.destination === node }
        node.engine = nil
    }

    /// Lets sound go from the first bus of a node to the next free one of a mixer, or the first of any other node.
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {
        connect(node1, to: node2, fromBus: 0, toBus: (node2 as? AVAudioMixerNode).map(freeInput) ?? 0, format: format)
    }

    /// Lets sound go from one bus to another, in place of what went there. A node that is not attached ends the process, as at Apple’s.
    open func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus, format: AVAudioFormat?
    ) {
        precondition(node1.engine === self && node2.engine === self, "a node is connected that is not attached to this engine")
        connections.removeAll {
            $0.source === node1 && $0.sourceBus == bus1 || $0.destination === node2 && $0.destinationBus == bus2
        }
        connections.append(
            Connection(source: node1, sourceBus: bus1, destination: node2, destinationBus: bus2, format: format))
    }

    /// Lets nothing come in at a node.
    open func disconnectNodeInput(_ node: AVAudioNode) { connections.removeAll { $0.destination === node } }
    /// Lets nothing come in at a bus.
    open func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
        connections.removeAll { $0.destination === node && $0.destinationBus == bus }
    }
    /// Lets nothing go out of a node.
    open func disconnectNodeOutput(_ node: AVAudioNode) { connections.removeAll { $0.source === node } }
    /// Lets nothing go out at a bus.
    open func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus) {
        connections.removeAll { $0.source === node && $0.sourceBus == bus }
    }

    /// The point from which something comes in at a bus; nil where nothing does.
    open func inputConnectionPoint(for node: AVAudioNode, inputBus bus: AVAudioNodeBus) -> AVAudioConnectionPoint? {
        connection(into: node, bus).map { AVAudioConnectionPoint(node: $0.source, bus: $0.sourceBus) }
    }
    /// The points to which something goes from a bus.
    open func outputConnectionPoints(for node: AVAudioNode, outputBus bus: AVAudioNodeBus) -> [AVAudioConnectionPoint] {
        connection(outOf: node, bus).map { [AVAudioConnectionPoint(node: $0.destination, bus: $0.destinationBus)] } ?? []
    }

    func format(into node: AVAudioNode, _ bus: AVAudioNodeBus) -> AVAudioFormat? { connection(into: node, bus)?.format }
    func format(outOf node: AVAudioNode, _ bus: AVAudioNodeBus) -> AVAudioFormat? { connection(outOf: node, bus)?.format }

    /// The first bus that nothing comes in at.
    func freeInput(of mixer: AVAudioMixerNode) -> AVAudioNodeBus {
        let taken = Set(connections.lazy.filter { $0.destination === mixer }.map(\.destinationBus))
        return (0...taken.count).first { !taken.contains($0) } ?? 0
    }

    private func connection(into node: AVAudioNode, _ bus: AVAudioNodeBus) -> Connection? {
        connections.first { $0.destination === node && $0.destinationBus == bus }
    }
    private func connection(outOf node: AVAudioNode, _ bus: AVAudioNodeBus) -> Connection? {
        connections.first { $0.source === node && $0.sourceBus == bus }
    }

    // MARK: Running

    /// Makes ready what a start takes: nothing.
    open func prepare() {}

    /// Begins to take and give sound.
    /// - Throws: always, as Apple’s does where the device cannot be started: number `what` of `com.apple.coreaudio.avfaudio`.
    open func start() throws {
        throw NSError(
            domain: "com.apple.coreaudio.avfaudio", code: AVAudioSession.ErrorCode.unspecified.rawValue,
            userInfo: [NSLocalizedDescriptionKey: "There is no device for sound."])
    }

    /// Stops for a while.
    open func pause() {}
    /// Stops the engine.
    open func stop() {}
    /// Lets all nodes forget what sound went through them.
    open func reset() { for node in attachedNodes { node.reset() } }
}
