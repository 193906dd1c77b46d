#ifndef VITRINE_FILTER_H
#define VITRINE_FILTER_H

#include <stdbool.h>
#include <sys/types.h>

/// What the filter leaves to a process beyond what every program needs.
struct filter_wishes {
    /// New processes, not only threads.
    bool processes;
    /// Internet sockets of any kind; without it only streams, which the network's own rules hold to their ports.
    bool network;
    /// Owners and attributes of files by path: sound where nothing but the box can be named.
    bool attributes;
};

/// Binds this process and all that it becomes to a list of system calls. Whoever wants another is told that the kernel has none.
bool filter_enforce(struct filter_wishes wishes);

#endif
