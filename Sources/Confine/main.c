// vitrine-confine [--box BUBBLEWRAP] … [--read PATH…] [--write PATH…] -- EXECUTABLE ARGS…
// Becomes EXECUTABLE, which then reads and writes only what is named here and what every process needs. By bubblewrap it gets namespaces
// of its own first; where there is none, a keeper stays behind that ends all it starts.
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <linux/capability.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "box.h"
#include "doors.h"
#include "filter.h"
#include "keeper.h"
#include "order.h"
#include "rules.h"

/// All of /proc: libdispatch reads /proc/<pid>/task while threads come and go, and traps when a rule for that one folder no longer finds
/// it. Other processes' memory, environment and descriptors stay closed, as Landlock refuses to trace outside the sandbox.
static const char *const readable_here[] = {"/proc", "/dev/urandom", "/dev/random"};
static const char *const writable_here[] = {"/dev/null", "/dev/zero", "/proc/self/task"};

static int refuse(const char *what) {
    fprintf(stderr, "vitrine-confine: cannot confine the process: %s: %s\n", what, strerror(errno));
    return exit_rules;
}

/// A descriptor that leaks into a child hides a peer's death; 0 to 2 and the line to the host (3) stay.
static void close_on_exec(int first) {
    DIR *folder = opendir("/proc/self/fd");
    if (!folder) return;
    for (struct dirent *entry = readdir(folder); entry; entry = readdir(folder)) {
        int descriptor = atoi(entry->d_name);
        if (descriptor >= first) fcntl(descriptor, F_SETFD, FD_CLOEXEC);
    }
    closedir(folder);
}

struct ruleset {
    int rules, version;
};

static bool allow_runtime(const char *folder, void *context) {
    const struct ruleset *set = context;
    return rules_allow(set->rules, set->version, access_read, folder);
}

/// The name of what was not accepted; NULL when all was.
static const char *apply_rules(const struct order *order, int version) {
    // In a network of its own there is nothing to forbid.
    struct ruleset set = {.rules = rules_create(version, order->network || order->is_inside), .version = version};
    if (set.rules < 0) return "no rules can be made";
    for (size_t index = 0; index < order->place_count; index++) {
        const struct place *place = order->places + index;
        if (!rules_allow(set.rules, version, place->access, place->path)) return place->path;
    }
    if (!order->network && !order->is_inside) {
        for (int index = 0; index < order->port_count; index++) {
            if (!rules_allow_port(set.rules, version, order->ports[index])) return "a port was not accepted";
        }
    }
    bool allowed = rules_allow(set.rules, version, access_read, order->command[0]) && each_runtime_folder(allow_runtime, &set);
    for (size_t index = 0; index < always_readable_count; index++)
        allowed = rules_allow(set.rules, version, access_read, always_readable[index]) && allowed;
    for (size_t index = 0; index < sizeof readable_here / sizeof *readable_here; index++)
        allowed = rules_allow(set.rules, version, access_read, readable_here[index]) && allowed;
    for (size_t index = 0; index < sizeof writable_here / sizeof *writable_here; index++)
        allowed = rules_allow(set.rules, version, access_write, writable_here[index]) && allowed;
    if (!allowed) return "a rule was not accepted";
    return rules_enforce(set.rules) ? NULL : "the rules were not accepted";
}

/// Root without rights beyond those of its files: the program cannot get them back by being started.
static void drop_capabilities(void) {
    for (int capability = 0; capability <= CAP_LAST_CAP; capability++) prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
    prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
    struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3};
    struct __user_cap_data_struct none[2] = {{0}};
    syscall(SYS_capset, &header, none);
}

static void limit(int what, unsigned long long bytes) {
    if (bytes == 0) return;
    struct rlimit known;
    if (getrlimit(what, &known) == 0 && known.rlim_max < bytes) return;
    // A lower limit of now, as of a full disk, stays.
    struct rlimit both = {.rlim_cur = known.rlim_cur < bytes ? known.rlim_cur : bytes, .rlim_max = bytes};
    setrlimit(what, &both);
}

/// What the program is to be refused from its first instruction on; the host can allow it again.
static void refuse_writes(void) {
    struct rlimit size;
    if (getrlimit(RLIMIT_FSIZE, &size) != 0) return;
    size.rlim_cur = 0;
    setrlimit(RLIMIT_FSIZE, &size);
}

/// Becomes part of a control group, with all that comes after.
static bool enter_group(const char *folder) {
    char file[PATH_MAX];
    if (snprintf(file, sizeof file, "%s/cgroup.procs", folder) >= (int)sizeof file) {
        errno = ENAMETOOLONG;
        return false;
    }
    int members = open(file, O_WRONLY | O_CLOEXEC);
    if (members < 0) return false;
    // 0 is whoever writes.
    bool done = write(members, "0", 1) == 1;
    int failure = errno;
    close(members);
    errno = failure;
    return done;
}

/// Prints which parts of a box there are here.
static int tell_parts(int count, char **arguments) {
    const char *group = count > 3 && strcmp(arguments[2], "--group") == 0 ? arguments[3] : NULL;
    const char *box = group ? (count > 4 ? arguments[4] : NULL) : count > 2 ? arguments[2] : NULL;
    printf("group %d\n", group && enter_group(group));
    printf("landlock %d\nfilter %d\nbox %d\n", landlock_version(), prctl(PR_GET_SECCOMP, 0, 0, 0, 0) >= 0, box && box_works(box));
    return 0;
}

int main(int count, char **arguments) {
    if (count >= 2 && strcmp(arguments[1], "--parts") == 0) return tell_parts(count, arguments);
    struct order order;
    int failure = order_read(&order, count, arguments);
    if (failure != 0) return failure;
    const char *executable = order.command[0];
    if (order.group && !order.is_inside && !enter_group(order.group)) return refuse(order.group);
    if (order.box && !order.is_inside) {
        close_on_exec(door_descriptor + 1);
        errno = box_enter(&order, count, arguments);
        return refuse(order.box);
    }
    if (!order.is_inside) keep_descendants();
    if (order.is_inside && !order.network && !open_doors(&order)) return refuse("no door to the host can be made");
    close_on_exec(door_descriptor);
    int version = landlock_version();
    setenv("VITRINE_CONFINED", version > 0 ? "1" : "0", 1);
    limit(RLIMIT_CORE, 1);
    limit(RLIMIT_FSIZE, order.file_size);
    if (order.refuses_writes) refuse_writes();
    limit(RLIMIT_DATA, order.data_size);
    drop_capabilities();
    const char *refused = version > 0 ? apply_rules(&order, version) : NULL;
    if (refused) return refuse(refused);
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) return refuse("new privileges cannot be ruled out");
    struct filter_wishes wishes = {.processes = order.processes, .network = order.network, .attributes = order.is_inside};
    if (!order.unfiltered && !filter_enforce(wishes)) return refuse("the filter of system calls was not accepted");
    execve(executable, order.command, environ);
    failure = errno;
    fprintf(stderr, "vitrine-confine: cannot start %s: %s\n", executable, strerror(failure));
    return failure == ENOENT || failure == ENOTDIR ? exit_not_found : exit_not_executable;
}
