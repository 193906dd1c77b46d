import VitrineWidgetArchive

extension ExtensionDoctor {
    /// What is found of an extension that has previews and no widget: each is drawn, in light and in dark.
    /// - Returns: nil where there is no preview.
    func previews(_ job: PreviewJob) async -> DoctorReport? {
        guard let previews = try? await job.previews(), !previews.isEmpty else { return nil }
        var report = DoctorReport()
        report.previews = []
        for preview in previews {
            func finding(_ code: CauseCode, _ words: String, severity: DoctorFinding.Severity = .error) -> DoctorFinding {
                var found = self.finding(code, words, severity: severity)
                (found.kind, found.file, found.line) = (preview.title, preview.place, preview.line)
                return found
            }
            do throws(ExtensionError) {
                let pictures = try await job.pictures(
                    ofPreview: preview.index, PreviewJob.Look(device: configuration.device, environments: configuration.environments))
                var said: Set<String> = []
                for sentence in pictures.flatMap(\.view.diagnostics) where said.insert(sentence).inserted {
                    report.findings.append(finding(CauseCode(diagnostic: sentence), sentence, severity: .warning))
                }
                if pictures.contains(where: \.view.drawsNothing) {
                    report.findings.append(finding(.drawsNothing, "The preview draws nothing.", severity: .warning))
                }
                report.previews?.append(.init(name: preview.title, file: preview.place, line: preview.line))
            } catch {
                report.findings.append(finding(CauseCode(error), "\(error)"))
            }
        }
        return report
    }
}
