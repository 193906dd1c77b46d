#define _GNU_SOURCE
#include "rules.h"

#include <fcntl.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

// The kernel's interface (include/uapi/linux/landlock.h), written here because a distribution's header may be older than its kernel.
enum {
    call_create = 444,
    call_add = 445,
    call_enforce = 446,
    create_version = 1,
    rule_path_beneath = 1,
    rule_port = 2,
    first_with_ports = 4,
    bind_stream = 1 << 0,
    connect_stream = 1 << 1,
    o_path = 010000000,
};

struct ruleset_attributes {
    uint64_t handled_file_system;
    uint64_t handled_network;
    uint64_t scoped;
};

struct port {
    uint64_t allowed;
    uint64_t number;
};

struct __attribute__((packed)) path_beneath {
    uint64_t allowed;
    int32_t parent;
};

enum {
    run = 1 << 0,
    write_file = 1 << 1,
    read_file = 1 << 2,
    read_folder = 1 << 3,
    remove_folder = 1 << 4,
    remove_file = 1 << 5,
    make_folder = 1 << 7,
    make_file = 1 << 8,
    make_socket = 1 << 9,
    make_pipe = 1 << 10,
    make_link = 1 << 12,
    rename_across = 1 << 13,
    cut_file = 1 << 14,
    device_control = 1 << 15,
};

/// Every right the kernel of this version knows: what is not handled would be allowed everywhere.
static uint64_t handled_rights(int version) {
    uint64_t rights = (1 << 13) - 1;
    if (version >= 2) rights |= rename_across;
    if (version >= 3) rights |= cut_file;
    if (version >= 5) rights |= device_control;
    return rights;
}

static uint64_t rights_of(enum access access) {
    uint64_t reading = run | read_file | read_folder;
    if (access == access_read) return reading;
    // What it has written itself it does not run.
    return read_file | read_folder | write_file | remove_folder | remove_file | make_folder | make_file | make_socket | make_pipe | make_link |
           rename_across | cut_file;
}

int landlock_version(void) {
    long version = syscall(call_create, NULL, 0, create_version);
    return version > 0 ? (int)version : 0;
}

int rules_create(int version, bool network) {
    // From version 6 on a confined process can also neither signal its host nor reach its abstract sockets.
    struct ruleset_attributes attributes = {
        .handled_file_system = handled_rights(version),
        .handled_network = !network && version >= first_with_ports ? bind_stream | connect_stream : 0,
        .scoped = version >= 6 ? 3 : 0,
    };
    size_t size = version >= 6 ? sizeof attributes : version >= first_with_ports ? 2 * sizeof(uint64_t) : sizeof(uint64_t);
    return (int)syscall(call_create, &attributes, size, 0);
}

bool rules_allow_port(int rules, int version, int number) {
    if (version < first_with_ports) return true;
    struct port rule = {.allowed = connect_stream, .number = (uint64_t)number};
    return syscall(call_add, rules, rule_port, &rule, 0) == 0;
}

bool rules_allow(int rules, int version, enum access access, const char *path) {
    int parent = open(path, o_path | O_CLOEXEC);
    if (parent < 0) return true;
    struct stat status;
    uint64_t allowed = rights_of(access) & handled_rights(version);
    // The kernel refuses folder rights on anything that is not a folder.
    if (fstat(parent, &status) != 0 || !S_ISDIR(status.st_mode)) allowed &= run | write_file | read_file | cut_file;
    struct path_beneath rule = {.allowed = allowed, .parent = parent};
    long failure = syscall(call_add, rules, rule_path_beneath, &rule, 0);
    close(parent);
    return failure == 0;
}

bool rules_enforce(int rules) {
    return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && syscall(call_enforce, rules, 0) == 0;
}
