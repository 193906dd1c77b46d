import ShopifyQL

/// Queries of several shops as requests about all of them, one for each shape: the groups are told apart by shop.
struct JoinedQuery {
    /// The requests of one shop.
    struct ShopQuery: Sendable {
        let requests: [AggregateRequest]
        let shop: Int64
        /// The requests as they are of any shop.
        let shapes: [AggregateRequest]

        init(_ requests: [AggregateRequest], shop: Int64) {
            self.requests = requests
            self.shop = shop
            shapes = requests.map { request in
                var shape = request
                shape.shops = []
                // One shop has all of its data or none.
                shape.allowsPartial = false
                return shape
            }
        }

        /// The groups found, or an error where a request has more of them than it wants. A part of one shop's data is no answer.
        func checked(_ groups: [[AggregateRow]], _ isPartial: Bool) -> Result<StoreResult<[[AggregateRow]]>, any Error> {
            if isPartial { return .failure(StoreError.unavailable("a shard")) }
            for (request, rows) in zip(requests, groups) where rows.count > request.maximumGroups {
                return .failure(StoreError.tooManyGroups(limit: request.maximumGroups))
            }
            return .success(StoreResult(groups))
        }
    }

    let requests: [AggregateRequest]
    private let queries: [ShopQuery]
    /// The joined request that has the groups of each query and request.
    private let places: [[Int]]

    init(_ queries: [ShopQuery]) {
        self.queries = queries
        var shapes: [AggregateRequest: Int] = [:]
        var joined: [AggregateRequest] = []
        var shops: [Set<Int64>] = []
        places = queries.map { query in
            query.shapes.map { shape in
                let place = shapes[shape] ?? joined.count
                if place == joined.count {
                    shapes[shape] = place
                    var request = shape
                    request.keys.append(.shop)
                    joined.append(request)
                    shops.append([])
                }
                shops[place].insert(query.shop)
                return place
            }
        }
        requests = zip(joined, shops).map { request, shops in
            var request = request
            request.shops = shops.sorted()
            let (groups, overflow) = request.maximumGroups.multipliedReportingOverflow(by: shops.count)
            request.maximumGroups = overflow ? .max - 1 : groups
            return request
        }
    }

    /// The number of the first queries that a joined one may have: so many shops, of so many shapes.
    static func prefix(_ queries: some Sequence<ShopQuery>, shops maximum: Int, shapes maximumShapes: Int) -> Int {
        var shapes: Set<AggregateRequest> = []
        var count = 0
        for query in queries {
            shapes.formUnion(query.shapes)
            guard count < maximum, count == 0 || shapes.count <= maximumShapes else { break }
            count += 1
        }
        return count
    }

    /// Each query's groups in the joined result, without the key that tells shops apart.
    func parts(_ groups: [[AggregateRow]]) -> [[[AggregateRow]]] {
        let byShop = groups.map { rows in
            var shops: [Int64: [AggregateRow]] = [:]
            for row in rows {
                var own = row
                guard case .integer(let shop) = own.keys.removeLast() else { continue }
                shops[shop, default: []].append(own)
            }
            return shops
        }
        return zip(queries, places).map { query, places in places.map { byShop[$0][query.shop] ?? [] } }
    }
}
