#define _GNU_SOURCE
#include "box.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

/// Words of a command line, as many as come.
struct words {
    const char **all;
    size_t count, room;
};

static void add(struct words *words, const char *word) {
    if (words->count + 1 >= words->room) {
        words->room = words->room ? words->room * 2 : 128;
        words->all = realloc(words->all, words->room * sizeof *words->all);
        if (!words->all) abort();
    }
    words->all[words->count++] = word;
    words->all[words->count] = NULL;
}

static void add_all(struct words *words, const char *const *list, size_t count) {
    for (size_t index = 0; index < count; index++) add(words, list[index]);
}

/// Namespaces of its own and nothing of the machine but what is bound; gone with whoever started it.
static void add_spaces(struct words *words, bool network) {
    static const char *const spaces[] = {
        "--unshare-user", "--unshare-pid", "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try", "--disable-userns", "--cap-drop", "ALL",
        "--die-with-parent", "--hostname", "iPhone",
    };
    add_all(words, spaces, sizeof spaces / sizeof *spaces);
    if (!network) add(words, "--unshare-net");
}

static void bind_place(struct words *words, const char *how, const char *path) {
    add(words, how);
    add(words, path);
    add(words, path);
}

/// Whether it lies in what is bound whole.
static bool is_bound(const char *path) {
    static const char *const whole[] = {"/usr/", "/etc/", "/lib/", "/lib64/", "/sys/", "/proc/", "/dev/"};
    for (size_t index = 0; index < sizeof whole / sizeof *whole; index++) {
        if (strncmp(path, whole[index], strlen(whole[index])) == 0) return true;
    }
    return false;
}

static void bind_readable(struct words *words, const char *path) {
    // Each costs a third of a millisecond, and a second time no less.
    if (is_bound(path) || access(path, F_OK) != 0) return;
    for (size_t index = 0; index + 2 < words->count; index++) {
        if (strcmp(words->all[index], "--ro-bind-try") == 0 && strcmp(words->all[index + 1], path) == 0) return;
    }
    bind_place(words, "--ro-bind-try", path);
}

static bool bind_runtime(const char *folder, void *context) {
    // Its own program too is looked for there; where that is the root, only what is asked for is bound.
    if (folder[0] == '/' && folder[1] != 0) bind_readable(context, strdup(folder));
    return true;
}

/// /usr and /etc as a whole: Landlock knows which of it may be read, and here it cannot be changed.
static void add_system(struct words *words) {
    bind_place(words, "--ro-bind", "/usr");
    bind_place(words, "--ro-bind-try", "/etc");
    bind_place(words, "--ro-bind-try", "/sys");
    static const char *const folders[] = {"/lib", "/lib64", "/bin", "/sbin"};
    static char targets[4][PATH_MAX];
    for (int index = 0; index < 4; index++) {
        ssize_t length = readlink(folders[index], targets[index], PATH_MAX - 1);
        if (length > 0) {
            add(words, "--symlink");
            add(words, targets[index]);
            add(words, folders[index]);
        } else {
            bind_place(words, "--ro-bind-try", folders[index]);
        }
    }
}

static void add_files(struct words *words, const struct order *order) {
    add_system(words);
    // Before what is bound, which may lie in a checkout under /tmp.
    static const char *const own[] = {"--proc", "/proc", "--dev", "/dev", "--tmpfs", "/tmp"};
    add_all(words, own, sizeof own / sizeof *own);
    for (size_t index = 0; index < always_readable_count; index++) {
        // What they are links to lies outside /etc.
        if (strncmp(always_readable[index], "/lib", 4) != 0) bind_readable(words, always_readable[index]);
    }
    each_runtime_folder(bind_runtime, words);
    for (size_t index = 0; index < order->place_count; index++) {
        const struct place *place = order->places + index;
        if (place->access == access_read) bind_readable(words, place->path);
    }
    bind_readable(words, order->command[0]);
    // After what may only be read, which may contain them.
    for (size_t index = 0; index < order->place_count; index++) {
        const struct place *place = order->places + index;
        if (place->access == access_write) bind_place(words, "--bind-try", place->path);
    }
}

int box_enter(const struct order *order, int count, char **arguments) {
    static char own[PATH_MAX];
    ssize_t length = readlink("/proc/self/exe", own, sizeof own - 1);
    if (length <= 0) return errno;
    own[length] = 0;
    struct words words = {0};
    add(&words, order->box);
    add_spaces(&words, order->network);
    add_files(&words, order);
    bind_readable(&words, own);
    add(&words, "--");
    add(&words, own);
    add(&words, "--inside");
    for (int index = 1; index < count; index++) {
        // The rest is as it was.
        bool is_done = strcmp(arguments[index], "--box") == 0 || strcmp(arguments[index], "--group") == 0;
        if (is_done && arguments + index < order->command - 1) {
            index++;
            continue;
        }
        add(&words, arguments[index]);
    }
    execv(order->box, (char **)words.all);
    return errno;
}

bool box_works(const char *program) {
    struct words words = {0};
    add(&words, program);
    add_spaces(&words, false);
    static const char *const rest[] = {"--ro-bind", "/", "/", "--proc", "/proc", "--dev", "/dev", "--", "/bin/true"};
    add_all(&words, rest, sizeof rest / sizeof *rest);
    pid_t child = fork();
    if (child < 0) return false;
    if (child == 0) {
        int nowhere = open("/dev/null", O_RDWR | O_CLOEXEC);
        if (nowhere >= 0) {
            dup2(nowhere, 1);
            dup2(nowhere, 2);
        }
        execv(program, (char **)words.all);
        _exit(exit_not_found);
    }
    int status = 0;
    while (waitpid(child, &status, 0) < 0 && errno == EINTR) {}
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}
