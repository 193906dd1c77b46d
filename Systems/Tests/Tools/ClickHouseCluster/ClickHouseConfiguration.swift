import Foundation

/// The files that nodes are started with: small caches, no network but the loopback, every node a shard.
struct ClickHouseConfiguration {
    let folder: URL
    /// Three for each node.
    let ports: [UInt16]

    func http(_ index: Int) -> UInt16 { ports[index * 3] }
    private func native(_ index: Int) -> UInt16 { ports[index * 3 + 1] }
    private func interserver(_ index: Int) -> UInt16 { ports[index * 3 + 2] }

    static func folder(of index: Int, in folder: URL) -> URL { folder.appendingPathComponent("node-\(index + 1)", isDirectory: true) }

    func write(nodes: Int) throws {
        for index in 0..<nodes {
            let own = Self.folder(of: index, in: folder)
            for part in ["data", "temporary", "files", "formats"] {
                try FileManager.default.createDirectory(at: own.appendingPathComponent(part), withIntermediateDirectories: true)
            }
            try Data(users.utf8).write(to: own.appendingPathComponent("users.xml"))
            try Data(configuration(index, of: nodes, own.path).utf8).write(to: own.appendingPathComponent("config.xml"))
        }
    }

    private var users: String {
        """
        <yandex>
          <profiles><default><max_memory_usage>4000000000</max_memory_usage><max_ast_elements>5000000</max_ast_elements>
            <max_expanded_ast_elements>5000000</max_expanded_ast_elements></default></profiles>
          <quotas><default><interval><duration>3600</duration><queries>0</queries><errors>0</errors><result_rows>0</result_rows>
            <read_rows>0</read_rows><execution_time>0</execution_time></interval></default></quotas>
          <users><default><password></password><networks><ip>127.0.0.1</ip></networks><profile>default</profile>
            <quota>default</quota></default></users>
        </yandex>
        """
    }

    private func configuration(_ index: Int, of count: Int, _ path: String) -> String {
        let shards = (0..<count).map {
            "<shard><replica><host>127.0.0.1</host><port>\(native($0))</port></replica></shard>"
        }.joined()
        return """
            <yandex>
              <logger><level>warning</level><log>\(path)/log</log><errorlog>\(path)/errors</errorlog><size>20M</size><count>1</count></logger>
              <listen_host>127.0.0.1</listen_host>
              <http_port>\(http(index))</http_port><tcp_port>\(native(index))</tcp_port>
              <interserver_http_port>\(interserver(index))</interserver_http_port>
              <max_connections>256</max_connections><keep_alive_timeout>3</keep_alive_timeout>
              <max_concurrent_queries>200</max_concurrent_queries>
              <uncompressed_cache_size>0</uncompressed_cache_size><mark_cache_size>268435456</mark_cache_size>
              <path>\(path)/data/</path><tmp_path>\(path)/temporary/</tmp_path>
              <user_files_path>\(path)/files/</user_files_path><format_schema_path>\(path)/formats/</format_schema_path>
              <users_config>\(path)/users.xml</users_config><default_profile>default</default_profile>
              <default_database>default</default_database><timezone>UTC</timezone>
              <remote_servers><\(ClickHouseCluster.name)>\(shards)</\(ClickHouseCluster.name)></remote_servers>
            </yandex>
            """
    }
}
