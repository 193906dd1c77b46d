/// Figures come from a widget's arithmetic, which may have divided by zero.
extension TextParagraph {
    /// The paragraph with every figure brought to a finite number in bounds.
    var bounded: TextParagraph {
        if lineSpacing.isBounded, minimumScaleFactor.isBounded, spans.allSatisfy(\.isBounded) { return self }
        var copy = self
        copy.lineSpacing = lineSpacing.bounded
        copy.minimumScaleFactor = minimumScaleFactor.isNaN ? 1 : minimumScaleFactor.bounded
        for index in spans.indices {
            copy.spans[index].font.size = max(spans[index].font.size.bounded, 0)
            copy.spans[index].font.width = min(max(spans[index].font.width.bounded, -0.5), 0.5)
            copy.spans[index].font.leading = spans[index].font.leading.bounded
            copy.spans[index].tracking = spans[index].tracking.bounded
            copy.spans[index].kern = spans[index].kern.bounded
            copy.spans[index].baselineOffset = spans[index].baselineOffset.bounded
            if let attachment = spans[index].attachment { copy.spans[index].attachment = attachment.bounded }
        }
        return copy
    }
}

extension TextSpan {
    fileprivate var isBounded: Bool {
        font.size >= 0 && font.size.isBounded && font.leading.isBounded && tracking.isBounded && kern.isBounded
            && baselineOffset.isBounded && abs(font.width) <= 0.5 && attachment?.isBounded ?? true
    }
}

extension TextAttachment {
    fileprivate var isBounded: Bool { width >= 0 && width.isBounded && ascent.isBounded && descent.isBounded }

    fileprivate var bounded: TextAttachment {
        var copy = self
        copy.width = max(width.bounded, 0)
        copy.ascent = ascent.bounded
        copy.descent = descent.bounded
        return copy
    }
}

extension Double {
    /// Points; no bitmap is as large at one pixel a point.
    private static let most = Double(Bitmap.largestSide)

    fileprivate var isBounded: Bool { abs(self) <= Self.most }

    /// The nearest number that can be reckoned with; 0 for what is none.
    var bounded: Double { isNaN ? 0 : Swift.min(Swift.max(self, -Self.most), Self.most) }
}
