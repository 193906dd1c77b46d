import AVFoundation
import Foundation
import Testing

@Suite("AVFoundation’s sound") struct AudioTests {
    private let stereo = AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)

    @Test("xcode.11: a format says its samples, is the same as another that does, and has one or two channels") func formats() throws {
        let stereo = try #require(stereo)
        #expect(stereo.isStandard && !stereo.isInterleaved && stereo.commonFormat == .pcmFormatFloat32 && stereo.sampleRate == 44_100)
        #expect(stereo.streamDescription.pointee.mBytesPerFrame == 4 && stereo.streamDescription.pointee.mFormatFlags == 41)
        #expect(AVAudioFormat(settings: stereo.settings) == stereo)
        #expect(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 1) != stereo)
        #expect(AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 3) == nil)
        #expect(AVAudioFormat(settings: [AVFormatIDKey: 0x6161_6320, AVSampleRateKey: 44_100, AVNumberOfChannelsKey: 2]) == nil)
    }

    @Test("xcode.11: AVFoundation shows Audio Toolbox, which short sounds are of") func systemSounds() {
        let sound: SystemSoundID = kSystemSoundID_Vibrate
        AudioServicesPlaySystemSound(sound)
        #expect(sound == 0xFFF)
    }

    @Test("xcode.11: a buffer is silent at first and keeps the samples of each channel") func buffers() throws {
        let format = try #require(stereo)
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 100))
        #expect(buffer.frameLength == 0 && buffer.frameCapacity == 100 && buffer.int16ChannelData == nil)
        buffer.frameLength = 50
        let channels = try #require(buffer.floatChannelData)
        #expect((0..<100).allSatisfy { channels[0][$0] == 0 && channels[1][$0] == 0 })
        channels[1][49] = 0.5
        let list = UnsafeMutableAudioBufferListPointer(buffer.mutableAudioBufferList)
        #expect(list.count == 2 && list.allSatisfy { $0.mDataByteSize == 200 && $0.mNumberChannels == 1 })
        #expect(list[1].mData?.load(fromByteOffset: 196, as: Float.self) == 0.5)
    }

    @Test("xcode.11: channels that take turns stand in one buffer") func interleaved() throws {
        let format = try #require(AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 8000, channels: 2, interleaved: true))
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 4))
        buffer.frameLength = 4
        let channels = try #require(buffer.int16ChannelData)
        channels[1][buffer.stride * 3] = 7
        let only = buffer.audioBufferList.pointee
        #expect(only.mNumberBuffers == 1 && only.mBuffers.mNumberChannels == 2 && only.mBuffers.mDataByteSize == 16)
        #expect(only.mBuffers.mData?.load(fromByteOffset: 14, as: Int16.self) == 7)
    }

    @Test("xcode.11: nodes are connected, by the next bus of a mixer, and an engine without a device does not start") func engine() throws {
        let engine = AVAudioEngine(), mixer = AVAudioMixerNode(), equalizer = AVAudioUnitEQ(numberOfBands: 5)
        let source = AVAudioSourceNode { isSilence, _, _, _ in
            isSilence.pointee = true
            return noErr
        }
        for node in [mixer, equalizer, source] as [AVAudioNode] { engine.attach(node) }
        engine.connect(source, to: equalizer, format: stereo)
        engine.connect(equalizer, to: mixer, format: stereo)
        engine.connect(mixer, to: engine.mainMixerNode, format: nil)
        #expect(equalizer.inputFormat(forBus: 0) == stereo && equalizer.bands.count == 5 && equalizer.bands.allSatisfy(\.bypass))
        #expect(mixer.nextAvailableInputBus == 1 && engine.inputConnectionPoint(for: mixer, inputBus: 0)?.node === equalizer)
        engine.detach(equalizer)
        #expect(mixer.nextAvailableInputBus == 0 && equalizer.engine == nil)
        #expect(engine.outputNode.inputFormat(forBus: 0).sampleRate == 0 && engine.inputNode.outputFormat(forBus: 0).channelCount == 0)
        engine.prepare()
        let error = #expect(throws: NSError.self) { try engine.start() }
        #expect(error?.domain == "com.apple.coreaudio.avfaudio" && error?.code == AVAudioSession.ErrorCode.unspecified.rawValue)
        #expect(!engine.isRunning)
    }

    @Test("xcode.11: a player does not play, and says of each buffer that it is done with when it is stopped") func player() throws {
        final class Done: @unchecked Sendable { var count = 0 }
        let player = AVAudioPlayerNode(), done = Done(), format = try #require(stereo)
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 1))
        player.scheduleBuffer(buffer) { done.count += 1 }
        player.play()
        #expect(!player.isPlaying && done.count == 0)
        player.scheduleBuffer(buffer, at: nil, options: .interrupts) { done.count += 10 }
        #expect(done.count == 1)
        player.stop()
        #expect(done.count == 11)
    }

    @Test("xcode.11: a moment in samples is told by the host’s clock, where it is known how they stand to each other") func times() {
        let anchor = AVAudioTime(hostTime: AVAudioTime.hostTime(forSeconds: 10), sampleTime: 0, atRate: 44_100)
        let moment = AVAudioTime(sampleTime: 44_100, atRate: 44_100).extrapolateTime(fromAnchor: anchor)
        #expect(moment.map { AVAudioTime.seconds(forHostTime: $0.hostTime) } == 11)
        #expect(AVAudioTime(hostTime: AVAudioTime.hostTime(forSeconds: 12)).extrapolateTime(fromAnchor: anchor)?.sampleTime == 88_200)
        #expect(AVAudioTime(sampleTime: 1, atRate: 8000).extrapolateTime(fromAnchor: anchor) == nil)
    }

    @Test("xcode.11: a session keeps what is wished for, refuses what makes no sense, and has nothing to hear by") func session() throws {
        let session = AVAudioSession.sharedInstance()
        try session.setPreferredSampleRate(48_000)
        try session.setPreferredIOBufferDuration(0.01)
        #expect(session.preferredSampleRate == 48_000 && session.preferredIOBufferDuration == 0.01)
        let error = #expect(throws: NSError.self) { try session.setPreferredSampleRate(-1) }
        #expect(error?.domain == NSOSStatusErrorDomain && error?.code == AVAudioSession.ErrorCode.badParam.rawValue)
        #expect(session.sampleRate == 0 && session.currentRoute.outputs.isEmpty && session.availableCategories.contains(.playback))
        #expect(AVAudioSession.InterruptionType(rawValue: 1) == .began && AVAudioSession.RouteChangeReason(rawValue: 5) == nil)
        #expect(AVAudioSession.ErrorCode(rawValue: 561_015_905) == .cannotStartPlaying)
    }
}
