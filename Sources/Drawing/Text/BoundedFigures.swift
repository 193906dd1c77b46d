/// Figures come from a widget's arithmetic, which may have divided by zero.
extension TextParagraph {
    /// The same paragraph with every figure a number that can be reckoned with.
    var bounded: TextParagraph {
        if lineSpacing.isReckonable, minimumScaleFactor.isReckonable, spans.allSatisfy(\.isReckonable) { return self }
        var copy = self
        copy.lineSpacing = lineSpacing.reckonable
        copy.minimumScaleFactor = minimumScaleFactor.isNaN ? 1 : minimumScaleFactor.reckonable
        for index in spans.indices {
            copy.spans[index].font.size = max(spans[index].font.size.reckonable, 0)
            copy.spans[index].font.width = min(max(spans[index].font.width.reckonable, -0.5), 0.5)
            copy.spans[index].font.leading = spans[index].font.leading.reckonable
            copy.spans[index].tracking = spans[index].tracking.reckonable
            copy.spans[index].kern = spans[index].kern.reckonable
            copy.spans[index].baselineOffset = spans[index].baselineOffset.reckonable
            if let attachment = spans[index].attachment { copy.spans[index].attachment = attachment.bounded }
        }
        return copy
    }
}

extension TextSpan {
    fileprivate var isReckonable: Bool {
        font.size >= 0 && font.size.isReckonable && font.leading.isReckonable && tracking.isReckonable && kern.isReckonable
            && baselineOffset.isReckonable && abs(font.width) <= 0.5 && attachment?.isReckonable ?? true
    }
}

extension TextAttachment {
    fileprivate var isReckonable: Bool { width >= 0 && width.isReckonable && ascent.isReckonable && descent.isReckonable }

    fileprivate var bounded: TextAttachment {
        var copy = self
        copy.width = max(width.reckonable, 0)
        copy.ascent = ascent.reckonable
        copy.descent = descent.reckonable
        return copy
    }
}

extension Double {
    /// Points; no bitmap is as large at one pixel a point.
    private static let most = Double(Bitmap.largestSide)

    fileprivate var isReckonable: Bool { abs(self) <= Self.most }

    /// The nearest number that can be reckoned with; 0 for what is none.
    var reckonable: Double { isNaN ? 0 : Swift.min(Swift.max(self, -Self.most), Self.most) }
}
