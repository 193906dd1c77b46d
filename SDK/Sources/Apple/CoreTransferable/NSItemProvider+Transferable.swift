import FoundationMissing

extension NSItemProvider {
    /// Registers the forms of an item, made when they are asked for.
    public func register<T: Transferable & Sendable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
        for type in T.exportedContentTypes() {
            registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { completion in
                Task {
                    do { completion(try await transferable().exported(as: type), nil) } catch { completion(nil, error) }
                }
                return nil
            }
        }
    }

    /// Makes an item of the first of its forms that is there.
    /// - Returns: the progress, of one step.
    @discardableResult
    public func loadTransferable<T: Transferable>(
        type transferableType: T.Type, completionHandler: @escaping @Sendable (Result<T, any Error>) -> Void
    ) -> Progress {
        let types = T.importedContentTypes()
        let offered = registeredTypeIdentifiers.compactMap { UTType($0) }
        guard let found = types.lazy.compactMap({ type in offered.first { $0 == type || $0.conforms(to: type) } }).first else {
            let progress = Progress(totalUnitCount: 1)
            progress.completedUnitCount = 1
            let forms = offered.map(\.identifier).joined(separator: ", ")
            completionHandler(.failure(TransferFailure.noForm(of: "\(T.self)", for: forms.isEmpty ? "any" : forms)))
            return progress
        }
        return loadDataRepresentation(forTypeIdentifier: found.identifier) { data, error in
            guard let data else { return completionHandler(.failure(error ?? CocoaError(.fileReadUnknown))) }
            Task {
                do { completionHandler(.success(try await T(importing: data, contentType: found))) } catch {
                    completionHandler(.failure(error))
                }
            }
        }
    }
}
