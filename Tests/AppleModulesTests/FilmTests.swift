import AVFoundation
import CoreMedia
import Foundation
import PDFKit
import Testing
import UIKit
import Vision

@Suite("Films, documents and what is seen in pictures") struct FilmTests {
    @Test("xcode.11: a time is an object and back, and a film without a decoder has no pictures") func objects() async throws {
        let time = CMTime(value: 1471, timescale: 44_100)
        #expect(NSValue(time: time).timeValue == time && !NSNumber(value: 3).timeValue.isValid)
        let range = CMTimeRange(start: time, duration: time)
        #expect(NSValue(timeRange: range).timeRangeValue == range && NSNumber(value: 3).timeRangeValue == .invalid)
        let generator = AVAssetImageGenerator(asset: AVURLAsset(url: URL(fileURLWithPath: "/none.mov")))
        let (said, error) = await withCheckedContinuation { continuation in
            generator.generateCGImagesAsynchronously(forTimes: [NSValue(time: time)]) { asked, image, _, result, error in
                continuation.resume(returning: (asked == time && image == nil && result == .failed, error))
            }
        }
        #expect(said && (error as? AVError)?.code == .decoderNotFound)
    }

    @Test("xcode.11: a queue has its items in order, and a loop puts one of its own before them") func queue() {
        let items = (0..<4).map { AVPlayerItem(url: URL(fileURLWithPath: "/\($0).mp4")) }
        let player = AVQueuePlayer(items: Array(items[0...1]))
        player.insert(items[2], after: items[0])
        player.insert(items[2], after: nil)
        #expect(player.items() == [items[0], items[2], items[1]] && player.currentItem == items[0] && player.actionAtItemEnd == .advance)
        player.advanceToNextItem()
        player.remove(items[1])
        #expect(player.items() == [items[2]] && player.currentItem == items[2])
        let looper = AVPlayerLooper(player: player, templateItem: items[3])
        #expect(player.items() == [items[3], items[2]] && looper.loopingPlayerItems == [items[3]])
        looper.disableLooping()
        player.removeAllItems()
        #expect(looper.status == .cancelled && player.currentItem == nil)
        let mix = AVMutableAudioMix(), parameters = AVMutableAudioMixInputParameters(track: nil)
        (parameters.trackID, mix.inputParameters) = (3, [parameters])
        items[0].audioMix = mix
        #expect(items[0].audioMix?.inputParameters.map(\.trackID) == [3])
    }

    @Test("xcode.11: times are fractions: sums are exact, other parts of a second are rounded and say so") func times() {
        #expect(CMTimeGetSeconds(CMTimeMake(value: 3, timescale: 2)) == 1.5 && CMTime(value: 1, timescale: 0).isValid == false)
        let sum = CMTime(value: 1, timescale: 30) + CMTime(value: 1, timescale: 44_100)
        #expect(sum == CMTime(value: 1471, timescale: 44_100) && !sum.hasBeenRounded)
        #expect(CMTimeSubtract(sum, CMTime(value: 1, timescale: 30)) == CMTime(value: 1, timescale: 44_100))
        #expect(CMTime(value: 1, timescale: 2) == CMTime(value: 300, timescale: 600))
        #expect(Set([CMTime(value: 1, timescale: 2), CMTime(value: 300, timescale: 600), .zero]).count == 2)
        let third = CMTimeMakeWithSeconds(1 / 3, preferredTimescale: 10)
        #expect(third.value == 3 && third.hasBeenRounded && !CMTime(seconds: 2.5, preferredTimescale: 600).hasBeenRounded)
        func scaled(_ value: Int64, _ method: CMTimeRoundingMethod) -> Int64 {
            CMTimeConvertScale(CMTime(value: value, timescale: 2), timescale: 1, method: method).value
        }
        #expect([1, -1].map { scaled($0, .default) } == [1, -1] && [1, -1].map { scaled($0, .roundTowardZero) } == [0, 0])
        #expect([1, -1].map { scaled($0, .roundTowardPositiveInfinity) } == [1, 0])
        #expect([1, -1].map { scaled($0, .roundTowardNegativeInfinity) } == [0, -1])
        #expect(CMTime(value: .max, timescale: 1).convertScale(1000, method: .default).isPositiveInfinity)
        #expect(CMTime(value: -7, timescale: 3).convertScale(6, method: .default).value == -14)
    }

    @Test("xcode.11: a time that is none has no seconds and its place in an order") func noTimes() {
        #expect(CMTime.invalid.seconds.isNaN && CMTime.indefinite.seconds.isNaN && CMTime.positiveInfinity.seconds == .infinity)
        #expect(
            [CMTime.invalid, .positiveInfinity, .indefinite, .zero, .negativeInfinity].sorted() == [
                .negativeInfinity, .zero, .indefinite, .positiveInfinity, .invalid,
            ])
        #expect((CMTime.zero + .indefinite).isIndefinite && !(CMTime.positiveInfinity + .negativeInfinity).isValid)
        #expect((CMTime.zero - .positiveInfinity).isNegativeInfinity)
        let range = CMTimeRange(start: CMTime(value: 1, timescale: 1), end: CMTime(value: 3, timescale: 1))
        #expect(range.duration.seconds == 2 && range.containsTime(range.start) && !range.containsTime(range.end))
        #expect(range.intersection(CMTimeRange(start: .zero, duration: CMTime(value: 2, timescale: 1))).duration.seconds == 1)
    }

    @Test("xcode.11: what is loaded of a film is refused, by another error where there is none") func assets() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("film-\(UUID()).mp4")
        let missing = AVURLAsset(url: file)
        await #expect(throws: URLError(.fileDoesNotExist)) { try await missing.load(.duration) }
        try Data("film".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let asset = AVAsset(url: file)
        do {
            let (duration, metadata) = try await asset.load(.duration, .commonMetadata)
            Issue.record("read \(duration) and \(metadata)")
        } catch AVError.decoderNotFound {
            #expect(error(of: asset.status(of: .isPlayable))?.code == -11833)
        }
        await #expect(throws: AVError(.decoderNotFound)) { try await asset.loadTracks(withMediaType: .video) }
        await #expect(throws: AVError(.decoderNotFound)) { try await AVAssetImageGenerator(asset: asset).image(at: .zero) }
        #expect(asset.duration == .zero && asset.tracks.isEmpty && AVPlayerItem(asset: asset).duration.isIndefinite)
    }

    @Test("xcode.11: whoever would bring a film's bytes is kept, and asked for none; of a track no format is known") func loader() async {
        final class Cache: NSObject, AVAssetResourceLoaderDelegate {}
        let asset = AVURLAsset(url: URL(fileURLWithPath: "/none.mp4")), cache = Cache(), queue = DispatchQueue(label: "bytes")
        asset.resourceLoader.setDelegate(cache, queue: queue)
        #expect(asset.resourceLoader.delegate === cache && asset.resourceLoader.delegateQueue === queue)
        await #expect(throws: URLError(.fileDoesNotExist)) {
            for track in try await asset.load(.tracks) { _ = try await track.load(.formatDescriptions) }
        }
    }

    private func error<Root, Value>(of status: AVAsyncProperty<Root, Value>.Status) -> NSError? {
        if case .failed(let error) = status { error } else { nil }
    }

    @Test("xcode.11: what is said of a film is kept as it was said, found by its name, and loaded") func metadata() async throws {
        let title = AVMutableMetadataItem(), cover = AVMutableMetadataItem(), number = AVMutableMetadataItem()
        title.identifier = .commonIdentifierTitle
        title.value = "Tide" as NSString
        cover.identifier = .id3MetadataAttachedPicture
        cover.value = Data([1, 2]) as NSData
        number.identifier = .commonIdentifierCreationDate
        number.value = NSNumber(value: 7)
        let items: [AVMetadataItem] = [cover, title, number]
        let found = AVMetadataItem.metadataItems(from: items, filteredByIdentifier: .commonIdentifierArtwork)
        #expect(found.first === cover && found.count == 1 && cover.commonKey == .commonKeyArtwork && cover.keySpace == .id3)
        #expect(items.first { $0.commonKey == .commonKeyTitle }?.stringValue == "Tide" && title.commonKey?.rawValue == "title")
        #expect(AVMetadataItem.metadataItems(from: items, withKey: AVMetadataKey.commonKeyTitle, keySpace: .common) == [title])
        #expect(number.stringValue == "7" && title.numberValue == nil && cover.dataValue == Data([1, 2]))
        let text = try await title.load(.stringValue), data = try await cover.load(.dataValue), none = try await title.load(.dataValue)
        #expect(text == "Tide" && data == Data([1, 2]) && none == nil)
        #expect(try await cover.load(.value) as? Data == Data([1, 2]))
    }

    @Test("xcode.11: no PDF is read; a document that is made has its pages, and a page of a picture its thumbnail") func documents() throws
    {
        #expect(PDFDocument(data: Data("%PDF-1.4".utf8)) == nil && PDFDocument(url: URL(fileURLWithPath: "/tide.pdf")) == nil)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
        }
        let document = PDFDocument(), page = try #require(PDFPage(image: picture))
        document.insert(page, at: 0)
        document.insert(PDFPage(), at: 0)
        #expect(document.pageCount == 2 && document.page(at: 1) === page && page.document === document && document.page(at: 2) == nil)
        #expect(page.label == "2" && page.bounds(for: .mediaBox).size == CGSize(width: 20, height: 10))
        #expect(page.thumbnail(of: CGSize(width: 40, height: 40), for: .cropBox).size == CGSize(width: 40, height: 20))
        document.removePage(at: 1)
        #expect(document.index(for: page) == NSNotFound && page.document == nil)
    }

    @Test("xcode.11: who shows a document is at one of its pages") @MainActor func pages() throws {
        let document = PDFDocument(), pages = [PDFPage(), PDFPage()]
        for (index, page) in pages.enumerated() { document.insert(page, at: index) }
        let view = PDFView()
        #expect(view.currentPage == nil && !view.canGoToNextPage)
        (view.document, view.interpolationQuality) = (document, .low)
        view.goToLastPage(nil)
        #expect(view.currentPage === pages[1] && !view.canGoToNextPage && view.canGoToPreviousPage)
        view.goToNextPage(nil)
        view.goToFirstPage(nil)
        #expect(view.currentPage === pages[0])
        view.go(to: PDFPage())
        view.go(to: pages[1])
        #expect(view.currentPage === pages[1])
    }

    @Test("xcode.11: nothing is found in a picture: each request is told, and who performs them too") func vision() throws {
        let image = try #require(UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }.cgImage)
        let handler = VNImageRequestHandler(cgImage: image, orientation: .up)
        final class Told: @unchecked Sendable { var codes: [Int] = [] }
        let told = Told()
        let text = VNRecognizeTextRequest { request, error in
            told.codes.append((error as? NSError)?.code ?? 0)
            #expect(request.results == nil)
        }
        text.recognitionLevel = .fast
        let error = #expect(throws: NSError.self) { try handler.perform([text, VNDetectFaceRectanglesRequest()]) }
        #expect(error?.domain == VNErrorDomain && error?.code == VNErrorCode.internalError.rawValue && told.codes == [9])
        let words = text.results?.compactMap { $0.topCandidates(1).first?.string }
        #expect(words == nil)
        let box = VNDetectedObjectObservation(boundingBox: CGRect(x: 0.5, y: 0.25, width: 0.5, height: 0.5)).boundingBox
        #expect(VNImageRectForNormalizedRect(box, 200, 100) == CGRect(x: 100, y: 25, width: 100, height: 50))
        #expect(VNNormalizedRectForImageRect(CGRect(x: 100, y: 25, width: 100, height: 50), 200, 100) == box)
    }

    @Test("xcode.11: no camera gives anything: a session keeps what it is made of, does not run, and a photo is refused")
    func cameras() throws {
        final class Told: NSObject, AVCapturePhotoCaptureDelegate, @unchecked Sendable {
            var code: AVError.Code?
            func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?) {
                code = (error as? AVError)?.code
            }
        }
        let session = AVCaptureSession(), output = AVCapturePhotoOutput(), told = Told()
        session.sessionPreset = .photo
        session.addOutput(output)
        session.startRunning()
        #expect(session.outputs == [output] && !session.canAddOutput(output) && !session.isRunning)
        output.capturePhoto(with: AVCapturePhotoSettings(format: [AVVideoCodecKey: AVVideoCodecType.hevc]), delegate: told)
        #expect(told.code == .sessionNotRunning)
        #expect(AVCaptureDevice.default(.builtInWideAngleCamera, for: .video, position: .back) == nil)
        #expect(AVCaptureVideoPreviewLayer(session: session).session === session)
    }

    @Test("xcode.11: a file with sound is not read, and one that is not there is told from it") func sounds() async throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("sound-\(UUID()).wav")
        #expect(throws: URLError(.fileDoesNotExist)) { try AVAudioFile(forReading: file) }
        try Data("RIFF".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(throws: AVError(.decoderNotFound)) { try AVAudioFile(forReading: file) }
        #expect(throws: AVError(.encoderNotFound)) { try AVAudioFile(forWriting: file, settings: [AVEncoderBitRateKey: 128_000]) }
        let formats = [44_100.0, 16_000].compactMap { AVAudioFormat(standardFormatWithSampleRate: $0, channels: 1) }
        #expect(AVAudioConverter(from: formats[0], to: formats[1]) == nil)
        let film = AVURLAsset(url: file)
        await #expect(throws: AVError(.decoderNotFound)) { try await film.load(.availableChapterLocales) }
        await #expect(throws: AVError(.decoderNotFound)) {
            try await film.loadChapterMetadataGroups(bestMatchingPreferredLanguages: ["en"]).first?.timeRange
        }
    }
}
