// vitrine-confine [--read PATH…] [--write PATH…] -- EXECUTABLE ARGS…
// Becomes EXECUTABLE, which then reads and writes only what is named here and what every process needs. The network stays open.
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <unistd.h>

#include "rules.h"

enum { exit_usage = 64, exit_rules = 71, exit_not_executable = 126, exit_not_found = 127, first_private_descriptor = 4 };

/// What every process needs to start, to draw text, to know its time zone and to find a server. All of /proc: libdispatch reads
/// /proc/<pid>/task while threads come and go, and traps when a rule for that one folder no longer finds it. Other processes' memory,
/// environment and descriptors stay closed, as Landlock refuses to trace outside the sandbox.
static const char *const always_readable[] = {
    "/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib", "/usr/share/fonts", "/usr/local/share/fonts", "/usr/share/bootstrap-icons",
    "/usr/share/fonts-material-design-icons-iconfont", "/usr/share/javascript", "/usr/share/nodejs", "/usr/share/zoneinfo",
    "/usr/share/locale", "/usr/share/ca-certificates", "/usr/share/icu", "/etc/ld.so.cache", "/etc/ld.so.preload", "/etc/resolv.conf",
    "/etc/hosts", "/etc/host.conf", "/etc/gai.conf", "/etc/nsswitch.conf", "/etc/services", "/etc/ssl", "/etc/pki", "/etc/localtime",
    "/etc/timezone", "/etc/fonts", "/run/systemd/resolve", "/dev/urandom", "/dev/random", "/sys/fs/cgroup", "/sys/devices/system/cpu",
    "/proc",
};
static const char *const always_writable[] = {"/dev/null", "/dev/zero", "/proc/self/task"};

static int usage(void) {
    fputs("usage: vitrine-confine [--read PATH...] [--write PATH...] -- EXECUTABLE [ARGUMENT...]\n", stderr);
    return exit_usage;
}

static int refuse(const char *what) {
    fprintf(stderr, "vitrine-confine: cannot confine the process: %s: %s\n", what, strerror(errno));
    return exit_rules;
}

/// A descriptor that leaks into a child hides a peer's death; 0 to 2 and the line to the host (3) stay.
static void close_on_exec(void) {
    DIR *folder = opendir("/proc/self/fd");
    if (!folder) return;
    for (struct dirent *entry = readdir(folder); entry; entry = readdir(folder)) {
        int descriptor = atoi(entry->d_name);
        if (descriptor >= first_private_descriptor) fcntl(descriptor, F_SETFD, FD_CLOEXEC);
    }
    closedir(folder);
}

/// The Swift runtime may live anywhere. This launcher is linked like the programs it starts, so the folders its own libraries are
/// looked for in are theirs too.
static bool allow_runtime(int rules, int version) {
    Dl_serinfo size;
    void *program = dlopen(NULL, RTLD_LAZY);
    if (!program || dlinfo(program, RTLD_DI_SERINFOSIZE, &size) != 0) return true;
    Dl_serinfo *paths = malloc(size.dls_size);
    bool allowed = true;
    if (paths && dlinfo(program, RTLD_DI_SERINFOSIZE, paths) == 0 && dlinfo(program, RTLD_DI_SERINFO, paths) == 0) {
        for (unsigned index = 0; index < paths->dls_cnt; index++)
            allowed = rules_allow(rules, version, access_read, paths->dls_serpath[index].dls_name) && allowed;
    }
    free(paths);
    return allowed;
}

/// Applies everything up to `--`; the index of the executable, or a negative exit code.
static int allow_arguments(int rules, int version, int count, char **arguments) {
    int mode = -1;
    for (int index = 1; index < count; index++) {
        const char *argument = arguments[index];
        if (strcmp(argument, "--") == 0) return index + 1 < count ? index + 1 : -usage();
        if (strcmp(argument, "--read") == 0) {
            mode = access_read;
        } else if (strcmp(argument, "--write") == 0) {
            mode = access_write;
        } else if (strcmp(argument, "--connect") == 0) {
            mode = access_write + 1;
        } else if (mode < 0 || strncmp(argument, "--", 2) == 0) {
            return -usage();
        } else if (mode <= access_write && version > 0 && !rules_allow(rules, version, mode, argument)) {
            return -refuse(argument);
        }
    }
    return -usage();
}

int main(int count, char **arguments) {
    int version = landlock_version();
    int rules = version > 0 ? rules_create(version) : -1;
    if (version > 0 && rules < 0) return refuse("no rules can be made");
    int first = allow_arguments(rules, version, count, arguments);
    if (first < 0) return -first;
    const char *executable = arguments[first];
    setenv("VITRINE_CONFINED", version > 0 ? "1" : "0", 1);
    close_on_exec();
    if (version > 0) {
        bool allowed = rules_allow(rules, version, access_read, executable) && allow_runtime(rules, version);
        for (size_t index = 0; index < sizeof always_readable / sizeof *always_readable; index++)
            allowed = rules_allow(rules, version, access_read, always_readable[index]) && allowed;
        for (size_t index = 0; index < sizeof always_writable / sizeof *always_writable; index++)
            allowed = rules_allow(rules, version, access_write, always_writable[index]) && allowed;
        if (!allowed) return refuse("a rule was not accepted");
        if (!rules_enforce(rules)) return refuse("the rules were not accepted");
    } else {
        prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
    }
    execve(executable, arguments + first, environ);
    int failure = errno;
    fprintf(stderr, "vitrine-confine: cannot start %s: %s\n", executable, strerror(failure));
    return failure == ENOENT || failure == ENOTDIR ? exit_not_found : exit_not_executable;
}
