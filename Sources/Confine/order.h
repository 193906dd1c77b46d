#ifndef VITRINE_ORDER_H
#define VITRINE_ORDER_H

#include <stdbool.h>
#include <stddef.h>

#include "rules.h"

enum { exit_usage = 64, exit_rules = 71, exit_not_executable = 126, exit_not_found = 127, line_descriptor = 3, door_descriptor = 4 };
enum { most_ports = 16 };

struct place {
    enum access access;
    const char *path;
};

/// What the command line asks for.
struct order {
    /// bubblewrap; NULL stays in the host's namespaces.
    const char *box;
    /// A control group that it and all it starts are to be in; NULL is the host's.
    const char *group;
    /// It is in the box already.
    bool is_inside;
    /// All of the network is its own to use.
    bool network;
    /// It may start processes.
    bool processes;
    /// Without the filter of system calls.
    bool unfiltered;
    /// No file can be written, as on a full disk, until the host raises the limit.
    bool refuses_writes;
    /// Bytes of a file, and of its data; 0 is no limit.
    unsigned long long file_size, data_size;
    /// Ports of 127.0.0.1 that it may reach without a network of its own.
    int ports[most_ports];
    int port_count;
    struct place *places;
    size_t place_count;
    /// The program and its arguments.
    char **command;
};

/// Reads the command line. 0, or the exit status.
int order_read(struct order *order, int count, char **arguments);

/// What every process needs to start, to draw text, to know its time zone and to find a server.
extern const char *const always_readable[];
extern const size_t always_readable_count;

/// The folders in which the Swift runtime is looked for; `body` is called for each, false ends it.
bool each_runtime_folder(bool (*body)(const char *folder, void *context), void *context);

#endif
