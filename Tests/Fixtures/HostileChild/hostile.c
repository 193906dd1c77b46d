// hostile-child ATTACK [ARGUMENT…]: does what no widget does, says of each step whether it worked, and waits to be ended.
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <sys/xattr.h>
#include <time.h>
#include <unistd.h>

static void say(const char *what, bool worked) {
    int cause = errno;
    char text[300];
    int length = snprintf(text, sizeof text, "%s: %s\n", what, worked ? "open" : strerror(cause));
    if (write(1, text, (size_t)length) < 0) _exit(9);
}

static void try(const char *what, long result) { say(what, result >= 0); }

static void stay(void) {
    for (int number = 1; number < 32; number++) signal(number, SIG_IGN);
    while (true) sleep(100);
}

static void eat(size_t megabytes) {
    for (size_t index = 0; index < megabytes; index++) {
        char *piece = mmap(NULL, 1 << 20, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
        if (piece == MAP_FAILED) return;
        memset(piece, 1, 1 << 20);
    }
}

/// Leaves the tree of processes in which it was born, as servers do.
static void leave(void (*then)(void)) {
    pid_t middle = fork();
    if (middle < 0) return say("fork", false);
    if (middle > 0) {
        waitpid(middle, NULL, 0);
        return;
    }
    setsid();
    pid_t last = fork();
    if (last != 0) _exit(0);
    setsid();
    then();
    stay();
}

static void nothing(void) {}
static void eat_some(void) { eat(200); }

static void bomb(int most) {
    for (int index = 0; index < most; index++) {
        pid_t child = fork();
        if (child < 0) return say("fork", false);
        if (child == 0) {
            setsid();
            stay();
        }
    }
}

/// Writes so many files of a megabyte into a folder, each of them far below what one file may have.
static void fill(const char *folder, int files) {
    static char megabyte[1 << 20];
    memset(megabyte, 1, sizeof megabyte);
    for (int index = 0; index < files; index++) {
        char path[4096];
        snprintf(path, sizeof path, "%s/fill-%d", folder, index);
        int file = open(path, O_CREAT | O_WRONLY | O_TRUNC | O_CLOEXEC, 0600);
        if (file < 0 || write(file, megabyte, sizeof megabyte) < 0) return say("fill", false);
        close(file);
    }
}

static bool send_frame(unsigned char channel, size_t size) {
    uint32_t length = (uint32_t)size + 1;
    unsigned char head[5] = {length & 255, length >> 8 & 255, length >> 16 & 255, length >> 24, channel};
    if (send(3, head, sizeof head, MSG_NOSIGNAL) != sizeof head) return false;
    static unsigned char block[1 << 16];
    memset(block, 0xff, sizeof block);
    while (size > 0) {
        ssize_t count = send(3, block, size < sizeof block ? size : sizeof block, MSG_NOSIGNAL);
        if (count <= 0) return false;
        size -= (size_t)count;
    }
    return true;
}

static void flood(unsigned char channel, size_t size, int most) {
    for (int index = 0; index < most; index++) {
        if (!send_frame(channel, size)) return;
    }
}

static int reach(const char *address, int port) {
    int end = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port)};
    inet_pton(AF_INET, address, &to.sin_addr);
    int failed = end < 0 || connect(end, (struct sockaddr *)&to, sizeof to) != 0;
    close(end);
    return failed ? -1 : 0;
}

static int listen_everywhere(void) {
    int end = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    struct sockaddr_in at = {.sin_family = AF_INET};
    return end >= 0 && bind(end, (struct sockaddr *)&at, sizeof at) == 0 && listen(end, 1) == 0 ? 0 : -1;
}

static int reach_named(const char *path) {
    int end = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    struct sockaddr_un to = {.sun_family = AF_UNIX};
    strncpy(to.sun_path, path, sizeof to.sun_path - 1);
    return end >= 0 && connect(end, (struct sockaddr *)&to, sizeof to) == 0 ? 0 : -1;
}

static int read_some(const char *format, int process) {
    char path[64], byte;
    snprintf(path, sizeof path, format, process);
    int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0) return -1;
    ssize_t count = read(file, &byte, 1);
    close(file);
    return count == 1 ? 0 : -1;
}

static int run_own(const char *path) {
    int file = open(path, O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0755);
    if (file < 0) return -1;
    if (write(file, "#!/bin/true\n", 12) != 12) return -1;
    close(file);
    char *words[] = {(char *)path, NULL};
    return execve(path, words, environ);
}

/// A file outside the box, a socket outside it, a port that was not given, and the host's process.
static void escape(const char *file, const char *named, int port, int host, const char *own) {
    struct rlimit limit = {1000, 1000};
    try("prlimit", prlimit(host, RLIMIT_NOFILE, NULL, &limit) == 0 ? prlimit(host, RLIMIT_NOFILE, NULL, NULL) : -1);
    try("setpriority", setpriority(PRIO_PROCESS, (id_t)host, getpriority(PRIO_PROCESS, (id_t)host)));
    cpu_set_t set;
    CPU_ZERO(&set);
    CPU_SET(0, &set);
    try("affinity", sched_setaffinity(host, sizeof set, &set));
    try("kill", kill(host, 0));
    try("command line", read_some("/proc/%d/cmdline", host));
    try("environment", read_some("/proc/%d/environ", host));
    try("ptrace", ptrace(PTRACE_SEIZE, host, 0, 0));
    try("chmod", chmod(file, 0777));
    struct timeval times[2] = {{1, 0}, {1, 0}};
    try("utimes", utimes(file, times));
    try("xattr", setxattr(file, "user.vitrine", "1", 1, 0));
    try("read", open(file, O_RDONLY | O_CLOEXEC));
    try("write", open(file, O_WRONLY | O_CLOEXEC));
    try("named socket", reach_named(named));
    try("port", reach("127.0.0.1", port));
    try("listen", listen_everywhere());
    try("namespace", unshare(CLONE_NEWUSER | CLONE_NEWNS));
    try("io_uring", syscall(SYS_io_uring_setup, 1, NULL));
    try("shared memory", syscall(SYS_shmget, 0, 4096, 01600));
    try("memfd", (long)syscall(SYS_memfd_create, "x", 0));
    try("bpf", syscall(SYS_bpf, 0, NULL, 0));
    try("raw socket", socket(AF_INET, SOCK_RAW, IPPROTO_ICMP));
    try("packet socket", socket(AF_PACKET, SOCK_RAW, 0));
    try("mount", mount("none", "/tmp", "tmpfs", 0, NULL));
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    try("clock", clock_settime(CLOCK_REALTIME, &now));
    try("host name", sethostname("stolen", 6));
    pid_t child = fork();
    if (child == 0) _exit(0);
    try("fork", child);
    // Where it works there is nobody left to say so.
    try("own program", run_own(own));
}

int main(int count, char **arguments) {
    const char *name = strrchr(arguments[0], '/') ? strrchr(arguments[0], '/') + 1 : arguments[0];
    // An app or an extension gets no arguments: its name says what it does, and by any other it only never answers.
    const char *attack = count > 1 ? arguments[1] : strncmp(name, "attack-", 7) == 0 ? name + 7 : "stay";
    if (strcmp(attack, "stay") == 0) stay();
    if (strcmp(attack, "leave-group") == 0) {
        try("setpgid", setpgid(0, getpgid(getppid())));
        stay();
    }
    if (strcmp(attack, "double-fork") == 0) {
        leave(nothing);
        try("double fork", 0);
        stay();
    }
    if (strcmp(attack, "double-fork-and-go") == 0) {
        leave(nothing);
        return 0;
    }
    if (strcmp(attack, "bomb") == 0) {
        bomb(150);
        stay();
    }
    if (strcmp(attack, "eat") == 0) {
        eat(3000);
        stay();
    }
    if (strcmp(attack, "fill") == 0 && count > 2) {
        fill(arguments[2], 60);
        stay();
    }
    if (strcmp(attack, "eat-in-children") == 0) {
        for (int index = 0; index < 10; index++) leave(eat_some);
        stay();
    }
    if (strcmp(attack, "flood-calls") == 0) {
        flood(3, 63 << 20, 40);
        stay();
    }
    if (strcmp(attack, "flood-short-calls") == 0) {
        flood(3, 100, 1000000);
        stay();
    }
    if (strcmp(attack, "flood-answers") == 0) {
        flood(2, 63 << 20, 40);
        stay();
    }
    if (strcmp(attack, "reach") == 0 && count == 3) {
        try("port", reach("127.0.0.1", atoi(arguments[2])));
        return 0;
    }
    if (strcmp(attack, "escape") == 0 && count == 7) {
        escape(arguments[2], arguments[3], atoi(arguments[4]), atoi(arguments[5]), arguments[6]);
        say("done", true);
        stay();
    }
    return 64;
}
