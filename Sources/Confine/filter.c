#define _GNU_SOURCE
#include "filter.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <seccomp.h>
#include <signal.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/socket.h>

/// What programs of Swift, C and JavaScript need: files, memory, threads, time, waiting, sockets. Not among them: mounting, namespaces,
/// tracing, keys, io_uring, bpf, performance counters, modules, clocks that are set, names of the machine, System V's shared memory.
static const char *const allowed[] = {
    // Files.
    "read", "write", "readv", "writev", "pread64", "pwrite64", "preadv", "pwritev", "preadv2", "pwritev2", "open", "openat", "openat2",
    "creat", "close", "close_range", "stat", "fstat", "lstat", "newfstatat", "fstatat64", "statx", "statfs", "fstatfs", "access",
    "faccessat", "faccessat2", "lseek", "_llseek", "truncate", "ftruncate", "fallocate", "fsync", "fdatasync", "sync_file_range", "syncfs",
    "rename", "renameat", "renameat2", "link", "linkat", "symlink", "symlinkat", "unlink", "unlinkat", "readlink", "readlinkat", "mkdir",
    "mkdirat", "rmdir", "getdents", "getdents64", "getcwd", "chdir", "fchdir", "umask", "flock", "fcntl", "fcntl64", "dup", "dup2", "dup3",
    "pipe", "pipe2", "sendfile", "sendfile64", "copy_file_range", "splice", "tee", "fadvise64", "readahead", "chmod", "fchmod", "fchmodat", "fchmodat2", "fchown", "utime",
    "utimes", "futimesat", "utimensat", "utimensat_time64", "getxattr",
    "lgetxattr", "fgetxattr", "listxattr", "llistxattr", "flistxattr", "mknod", "mknodat", "inotify_init", "inotify_init1",
    "inotify_add_watch", "inotify_rm_watch", "ioctl", "cachestat",
    // Memory.
    "mmap", "mmap2", "munmap", "mprotect", "mremap", "madvise", "mincore", "msync", "brk", "mlock", "mlock2", "munlock", "membarrier",
    "pkey_alloc", "pkey_free", "pkey_mprotect", "get_mempolicy",
    // Threads and the process itself.
    "futex", "futex_time64", "futex_waitv", "set_robust_list", "get_robust_list", "set_tid_address", "rseq", "gettid", "getpid", "getppid",
    "getpgrp", "getpgid", "getsid", "getuid", "geteuid", "getgid", "getegid", "getresuid", "getresgid", "getgroups", "exit", "exit_group",
    "execve", "arch_prctl", "prctl", "set_thread_area", "get_thread_area", "sched_yield", "sched_getaffinity", "sched_getparam",
    "sched_getscheduler", "sched_getattr", "sched_get_priority_max", "sched_get_priority_min", "sched_rr_get_interval", "getpriority",
    "getrlimit", "ugetrlimit", "getrusage", "sysinfo", "uname", "capget", "getcpu", "times", "restart_syscall", "getrandom", "wait4",
    "waitid", "waitpid",
    // Signals.
    "rt_sigaction", "rt_sigprocmask", "rt_sigreturn", "rt_sigpending", "rt_sigtimedwait", "rt_sigsuspend", "rt_sigqueueinfo", "sigaltstack",
    "sigreturn", "sigprocmask", "kill", "tkill", "tgkill", "signalfd", "signalfd4", "pause", "alarm", "setitimer", "getitimer",
    // Time and waiting.
    "clock_gettime", "clock_gettime64", "clock_getres", "clock_nanosleep", "clock_nanosleep_time64", "gettimeofday", "time", "nanosleep",
    "timer_create", "timer_settime", "timer_gettime", "timer_getoverrun", "timer_delete", "timerfd_create", "timerfd_settime",
    "timerfd_gettime", "poll", "ppoll", "ppoll_time64", "select", "_newselect", "pselect6", "epoll_create", "epoll_create1", "epoll_ctl",
    "epoll_wait", "epoll_pwait", "epoll_pwait2", "eventfd", "eventfd2",
    // What only takes rights away.
    "seccomp", "landlock_create_ruleset", "landlock_add_rule", "landlock_restrict_self", "capset",
    // Sockets; which, says the rest of this file.
    "socketpair", "connect", "bind", "listen", "accept", "accept4", "getsockname", "getpeername", "getsockopt", "setsockopt", "sendto",
    "recvfrom", "sendmsg", "recvmsg", "sendmmsg", "recvmmsg", "shutdown",
};

/// Owners and attributes of files that a path names, of which Landlock knows nothing. Rights and times are another matter: no program of
/// Foundation makes a folder without them.
static const char *const of_attributes[] = {
    "chown", "lchown", "fchownat", "setxattr", "lsetxattr", "fsetxattr", "removexattr", "lremovexattr", "fremovexattr",
};

static bool allow(scmp_filter_ctx filter, const char *name) {
    int number = seccomp_syscall_resolve_name(name);
    // A call of another kind of processor.
    if (number == __NR_SCMP_ERROR || number < 0) return true;
    return seccomp_rule_add(filter, SCMP_ACT_ALLOW, number, 0) == 0;
}

static bool allow_if(scmp_filter_ctx filter, int call, struct scmp_arg_cmp first) {
    return call < 0 || seccomp_rule_add(filter, SCMP_ACT_ALLOW, call, 1, first) == 0;
}

static bool deny(scmp_filter_ctx filter, int call) {
    return call < 0 || seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), call, 0) == 0;
}

/// Limits and processors of this process only, whoever asks; its own number is 0 in these calls. Its threads' places among the processors
/// are nobody's business here, so those calls stay with 0 too.
static bool allow_own(scmp_filter_ctx filter) {
    return allow_if(filter, SCMP_SYS(prlimit64), SCMP_A0(SCMP_CMP_EQ, 0)) &&
           allow_if(filter, SCMP_SYS(setrlimit), SCMP_A0(SCMP_CMP_GE, 0)) &&
           allow_if(filter, SCMP_SYS(sched_setaffinity), SCMP_A0(SCMP_CMP_EQ, 0)) &&
           allow_if(filter, SCMP_SYS(sched_setscheduler), SCMP_A0(SCMP_CMP_EQ, 0)) &&
           allow_if(filter, SCMP_SYS(sched_setparam), SCMP_A0(SCMP_CMP_EQ, 0)) &&
           seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(setpriority), 2, SCMP_A0(SCMP_CMP_EQ, 0), SCMP_A1(SCMP_CMP_EQ, 0)) == 0;
}

/// New threads; new processes where they are wished for; new namespaces never. clone3 keeps its flags where no filter can read them:
/// the C library falls back to clone when there is none.
static bool allow_threads(scmp_filter_ctx filter, bool processes) {
    uint64_t spaces = CLONE_NEWNS | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWCGROUP;
    if (!processes)
        return seccomp_rule_add(
                   filter, SCMP_ACT_ALLOW, SCMP_SYS(clone), 1,
                   SCMP_A0(SCMP_CMP_MASKED_EQ, spaces | CLONE_THREAD, CLONE_THREAD)) == 0 &&
               seccomp_rule_add(
                   filter, SCMP_ACT_ERRNO(EPERM), SCMP_SYS(clone), 1, SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_THREAD, 0)) == 0 &&
               deny(filter, SCMP_SYS(fork)) && deny(filter, SCMP_SYS(vfork));
    return seccomp_rule_add(filter, SCMP_ACT_ALLOW, SCMP_SYS(clone), 1, SCMP_A0(SCMP_CMP_MASKED_EQ, spaces, 0)) == 0 &&
           allow(filter, "fork") && allow(filter, "vfork") && allow(filter, "setpgid") && allow(filter, "setsid");
}

/// Pairs of sockets, streams, and what the resolver needs; no socket with a name in the file system, nothing raw.
static bool allow_sockets(scmp_filter_ctx filter, bool network) {
    enum { kind = 0xf, route = 0 };
    int families[] = {AF_INET, AF_INET6};
    bool done = true;
    for (int index = 0; index < 2; index++) {
        done = done && seccomp_rule_add(
                           filter, SCMP_ACT_ALLOW, SCMP_SYS(socket), 2, SCMP_A0(SCMP_CMP_EQ, families[index]),
                           SCMP_A1(SCMP_CMP_MASKED_EQ, kind, SOCK_STREAM)) == 0;
        if (network)
            done = done && seccomp_rule_add(
                               filter, SCMP_ACT_ALLOW, SCMP_SYS(socket), 2, SCMP_A0(SCMP_CMP_EQ, families[index]),
                               SCMP_A1(SCMP_CMP_MASKED_EQ, kind, SOCK_DGRAM)) == 0;
    }
    return done && seccomp_rule_add(
                       filter, SCMP_ACT_ALLOW, SCMP_SYS(socket), 2, SCMP_A0(SCMP_CMP_EQ, AF_NETLINK), SCMP_A2(SCMP_CMP_EQ, route)) == 0;
}

bool filter_enforce(struct filter_wishes wishes) {
    scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(ENOSYS));
    if (!filter) return false;
    bool done = true;
    for (size_t index = 0; index < sizeof allowed / sizeof *allowed; index++) done = done && allow(filter, allowed[index]);
    for (size_t index = 0; index < sizeof of_attributes / sizeof *of_attributes; index++) {
        int number = seccomp_syscall_resolve_name(of_attributes[index]);
        done = done && (wishes.attributes ? allow(filter, of_attributes[index]) : deny(filter, number));
    }
    // What is tried is told to be forbidden, not to be missing.
    static const char *const refused[] = {"ptrace", "process_vm_readv", "process_vm_writev", "mount", "umount2", "pivot_root", "unshare",
                                          "setns", "chroot", "bpf", "perf_event_open", "io_uring_setup", "memfd_create", "execveat",
                                          "keyctl", "add_key", "clock_settime", "settimeofday", "sethostname", "setdomainname", "shmget",
                                          "shmat", "msgget", "semget", "mq_open", "pidfd_open", "pidfd_send_signal", "userfaultfd"};
    for (size_t index = 0; index < sizeof refused / sizeof *refused; index++)
        done = done && deny(filter, seccomp_syscall_resolve_name(refused[index]));
    done = done && allow_own(filter) && allow_threads(filter, wishes.processes) && allow_sockets(filter, wishes.network);
    // A tree is looked through in a few steps, a list in hundreds.
    seccomp_attr_set(filter, SCMP_FLTATR_CTL_OPTIMIZE, 2);
    done = done && seccomp_load(filter) == 0;
    seccomp_release(filter);
    return done;
}
