import CoreText
import Testing
import UIKit

@Suite("A line of Core Text's") struct CoreTextLinesTests {
    private func text(_ words: String, size: CGFloat = 20, _ more: [NSAttributedString.Key: Any] = [:]) -> NSAttributedString {
        NSAttributedString(string: words, attributes: more.merging([.font: UIFont.systemFont(ofSize: size)]) { $1 })
    }

    /// The rows of a bitmap context that have something dark, from the top.
    private func rows(_ width: Int, _ height: Int, _ draw: (CGContext) -> Void) throws -> ClosedRange<Int>? {
        let context = try #require(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        draw(context)
        let image = try #require(context.makeImage())
        let bytes = try #require(image.dataProvider?.data as Data?)
        let dark = (0..<height).filter { row in (0..<width).contains { bytes[row * width * 4 + $0 * 4 + 3] > 60 } }
        guard let first = dark.first, let last = dark.last else { return nil }
        return first...last
    }

    @Test("is as wide as UIKit's words, and as high as its greatest font (xcode.11)") func bounds() {
        let words = NSMutableAttributedString(attributedString: text("Tides "))
        words.append(text("rise", size: 30))
        let line = CTLineCreateWithAttributedString(words as CFAttributedString)
        var ascent: CGFloat = 0, descent: CGFloat = 0, leading: CGFloat = -1
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        #expect(abs(width - words.size().width) < 0.5)
        let large = UIFont.systemFont(ofSize: 30)
        #expect(ascent == large.ascender && descent == -large.descender && leading >= 0)
        #expect(CTLineGetStringRange(line) == CFRange(location: 0, length: 10) && CTLineGetGlyphCount(line) == 10)
        #expect(CTLineGetBoundsWithOptions(line, []).height >= ascent + descent)
        // Centred in 300 points.
        #expect(abs(CTLineGetPenOffsetForFlush(line, 0.5, 300) - (300 - width) / 2) < 0.01)
        let padded = CTLineCreateWithAttributedString(text("rise  "))
        let blank = CTLineGetTypographicBounds(CTLineCreateWithAttributedString(text(" ")), nil, nil, nil)
        #expect(abs(CTLineGetTrailingWhitespaceWidth(padded) - 2 * blank) < 0.01)
        #expect(CTLineGetTrailingWhitespaceWidth(padded) > 4)
    }

    @Test("tells where its letters are, and which is nearest to a point (xcode.11)") func offsets() {
        let line = CTLineCreateWithAttributedString(text("harbour"))
        let whole = CTLineGetTypographicBounds(line, nil, nil, nil)
        let offsets = (0...7).map { CTLineGetOffsetForStringIndex(line, $0, nil) }
        #expect(offsets == offsets.sorted() && offsets[0] == 0 && abs(offsets[7] - whole) < 0.01)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: offsets[3] + 0.5, y: 0)) == 3)
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 999, y: 0)) == 7)
    }

    @Test("stands on its head where the context's y goes down, until the text matrix turns it (xcode.11)") func draws() throws {
        // An L has all its ink above the baseline, most of it at the bottom.
        let line = CTLineCreateWithAttributedString(text("L", size: 40))
        let upright = try #require(
            try rows(60, 100) { context in
                context.textPosition = CGPoint(x: 5, y: 30)
                CTLineDraw(line, context)
            })
        // 30 from the bottom, capitals up from there.
        #expect(abs(upright.upperBound - 69) <= 1 && abs(upright.lowerBound - (70 - 28)) <= 2)
        let turned = try #require(
            try rows(60, 100) { context in
                context.textMatrix = CGAffineTransform(scaleX: 1, y: -1)
                context.textPosition = CGPoint(x: 5, y: 30)
                CTLineDraw(line, context)
            })
        #expect(abs(turned.lowerBound - 70) <= 1 && turned.upperBound > 90)
        let box = CTLineGetImageBounds(line, nil)
        #expect(abs(box.minY) < 0.3 && abs(box.height - UIFont.systemFont(ofSize: 40).capHeight) < 0.5)
    }

    @Test("ends in an ellipsis where it is cut (xcode.11)") func truncated() throws {
        let line = CTLineCreateWithAttributedString(text("a harbour full of boats"))
        let cut = try #require(CTLineCreateTruncatedLine(line, 90, .end, nil))
        let width = CTLineGetTypographicBounds(cut, nil, nil, nil)
        #expect(width <= 90 && width > 60)
        #expect(CTLineGetTypographicBounds(line, nil, nil, nil) > 150)
    }

    @Test("gives its glyphs with the font that they are of (xcode.11)") func runs() throws {
        let words = NSMutableAttributedString(attributedString: text("Ti"))
        words.append(text("de", [.foregroundColor: UIColor.red]))
        let line = CTLineCreateWithAttributedString(words)
        let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
        #expect(runs.map(CTRunGetStringRange) == [CFRange(location: 0, length: 2), CFRange(location: 2, length: 2)])
        var path = CGRect.null
        for run in runs {
            let font = try #require((CTRunGetAttributes(run) as NSDictionary)[kCTFontAttributeName] as? CTFont)
            let count = CTRunGetGlyphCount(run)
            var glyphs = [CGGlyph](repeating: 0, count: count), positions = [CGPoint](repeating: .zero, count: count)
            CTRunGetGlyphs(run, CFRange(location: 0, length: 0), &glyphs)
            CTRunGetPositions(run, CFRange(location: 0, length: 0), &positions)
            for (glyph, position) in zip(glyphs, positions) {
                var move = CGAffineTransform(translationX: position.x, y: position.y)
                let outline = try #require(CTFontCreatePathForGlyph(font, glyph, &move))
                path = path.union(outline.boundingBoxOfPath)
            }
        }
        let bounds = CTLineGetImageBounds(line, nil)
        #expect(abs(path.minX - bounds.minX) < 0.01 && abs(path.maxX - bounds.maxX) < 0.01 && abs(path.height - bounds.height) < 0.01)
        let first = CTRunGetTypographicBounds(runs[0], CFRange(location: 0, length: 0), nil, nil, nil)
        #expect(abs(first - CTLineGetOffsetForStringIndex(line, 2, nil)) < 1)
    }
}

@Suite("A frame of Core Text's") struct CoreTextFrameTests {
    private let words = NSAttributedString(
        string: "The tide comes in twice a day, and the boats rise.", attributes: [.font: UIFont.systemFont(ofSize: 20)])

    @Test("has the lines that fit, from the top down (xcode.11)") func frame() throws {
        let setter = CTFramesetterCreateWithAttributedString(words as CFAttributedString)
        var fit = CFRange()
        let size = CTFramesetterSuggestFrameSizeWithConstraints(
            setter, CFRangeMake(0, 0), nil, CGSize(width: 160, height: CGFloat.greatestFiniteMagnitude), &fit)
        let needed = words.boundingRect(with: CGSize(width: 160, height: 999), options: .usesLineFragmentOrigin, context: nil)
        #expect(fit == CFRange(location: 0, length: words.length) && size.width <= 160 && abs(size.height - needed.height) <= 1)
        let box = CGPath(rect: CGRect(x: 10, y: 20, width: 160, height: 60), transform: nil)
        let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), box, nil)
        let lines = try #require(CTFrameGetLines(frame) as? [CTLine])
        #expect(lines.count == 2)
        var origins = [CGPoint](repeating: .zero, count: lines.count)
        CTFrameGetLineOrigins(frame, CFRangeMake(0, 0), &origins)
        let font = UIFont.systemFont(ofSize: 20)
        #expect(abs(origins[0].y - (60 - font.ascender)) < 1 && abs(origins[0].y - origins[1].y - font.lineHeight) < 1)
        // What is not seen goes on where the frame ends.
        let seen = CTFrameGetVisibleStringRange(frame)
        #expect(seen.length < words.length && lines.map { CTLineGetStringRange($0).length }.reduce(0, +) == seen.length)
        let large = CGPath(rect: CGRect(x: 0, y: 0, width: 160, height: 999), transform: nil)
        let rest = CTFramesetterCreateFrame(setter, CFRangeMake(seen.length, 0), large, nil)
        #expect(CTFrameGetVisibleStringRange(rest) == CFRange(location: seen.length, length: words.length - seen.length))
        let typesetter = CTTypesetterCreateWithAttributedString(words)
        #expect(CTTypesetterSuggestLineBreak(typesetter, 0, 160) == CTLineGetStringRange(lines[0]).length)
        #expect(CTLineGetStringRange(CTTypesetterCreateLine(typesetter, CFRangeMake(4, 5))) == CFRange(location: 4, length: 5))
    }

    @Test("stands as its paragraph's style says (xcode.11)") func alignment() throws {
        var alignment = CTTextAlignment.right
        let style = withUnsafePointer(to: &alignment) { value in
            var setting = CTParagraphStyleSetting(spec: .alignment, valueSize: MemoryLayout<CTTextAlignment>.size, value: value)
            return CTParagraphStyleCreate(&setting, 1)
        }
        let ofUIKit = NSMutableParagraphStyle()
        ofUIKit.alignment = .right
        let key = NSAttributedString.Key(rawValue: kCTParagraphStyleAttributeName as String)
        for object in [style, ofUIKit] as [Any] {
            let text = NSMutableAttributedString(string: "tide", attributes: [.font: UIFont.systemFont(ofSize: 20)])
            text.addAttribute(key, value: object, range: NSRange(location: 0, length: 4))
            let setter = CTFramesetterCreateWithAttributedString(text)
            let box = CGPath(rect: CGRect(x: 0, y: 0, width: 200, height: 40), transform: nil)
            let frame = CTFramesetterCreateFrame(setter, CFRangeMake(0, 0), box, nil)
            var origin = CGPoint.zero
            CTFrameGetLineOrigins(frame, CFRangeMake(0, 1), &origin)
            let line = try #require((CTFrameGetLines(frame) as? [CTLine])?.first)
            #expect(abs(origin.x - (200 - CTLineGetTypographicBounds(line, nil, nil, nil))) < 0.5)
        }
    }
}
