#define _GNU_SOURCE
#include "CMemorySearch.h"

#include <dlfcn.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

// Memory is read through the kernel: what another thread gives back meanwhile is an error there, and no crash.
static _Thread_local int memory = -1;

static bool read_memory(uintptr_t address, void *bytes, size_t size) {
    return pread(memory, bytes, size, (off_t)address) == (ssize_t)size;
}

struct region {
    uintptr_t start;
    uintptr_t end;
};

enum { MOST_REGIONS = 8192, BLOCK_WORDS = 1 << 17, WINDOW_WORDS = 1 << 13 };

// What the search itself needs: in a mapping of its own, which it leaves out.
struct workspace {
    struct region regions[MOST_REGIONS];
    int count;
    uintptr_t block[BLOCK_WORDS];
    uintptr_t window[WINDOW_WORDS];
};

// What is written and read, and no stack.
static void list_regions(struct workspace *space) {
    FILE *file = fopen("/proc/self/maps", "re");
    if (!file) return;
    char line[4096];
    space->count = 0;
    while (space->count < MOST_REGIONS && fgets(line, sizeof(line), file)) {
        unsigned long start, end;
        char access[5];
        if (sscanf(line, "%lx-%lx %4s", &start, &end, access) != 3 || strncmp(access, "rw", 2) != 0) continue;
        if (strstr(line, "[stack]") || end - start > (1UL << 30)) continue;
        if (start <= (uintptr_t)space && (uintptr_t)space < end) {
            // The kernel may have joined the workspace with what lies around it.
            uintptr_t own = (uintptr_t)space, own_end = own + sizeof(*space);
            if (start < own) space->regions[space->count++] = (struct region){start, own};
            if (own_end < end && space->count < MOST_REGIONS) {
                space->regions[space->count++] = (struct region){own_end, end};
            }
            continue;
        }
        space->regions[space->count++] = (struct region){start, end};
    }
    fclose(file);
}

// The beginning of the description of a class, as the compiler writes it where there is no Objective-C.
struct class_head {
    uint64_t kind;
    uint64_t superclass;
    uint32_t flags;
    uint32_t address_point;
    uint32_t instance_size;
    uint16_t align_mask;
    uint16_t reserved;
    uint32_t class_size;
    uint32_t class_address_point;
    uint64_t description;
};

// The kind of object whose first word this is; -1 for anything else.
static int kind_of_object(uintptr_t description, size_t room) {
    struct class_head head;
    if (description < 4096 || description % sizeof(void *) != 0) return -1;
    if (!read_memory(description, &head.kind, sizeof(head.kind))) return -1;
    switch (head.kind) {
    case 0:
        if (!read_memory(description, &head, sizeof(head)) || head.reserved != 0 || head.description == 0) return -1;
        if (head.instance_size < 16 || head.instance_size > room) return -1;
        if (head.align_mask != 7 && head.align_mask != 15 && head.align_mask != 31) return -1;
        return MARTLET_HOLDER_INSTANCE;
    case 0x400: case 0x500: return MARTLET_HOLDER_CAPTURE;
    case 0x502: return MARTLET_HOLDER_TASK;
    default: return -1;
    }
}

// What a descriptor of the compiler's refers to by the distance from itself; with the lowest bit set by a pointer there.
static uintptr_t relative(uintptr_t place, bool may_be_indirect) {
    int32_t distance;
    if (!read_memory(place, &distance, sizeof(distance)) || distance == 0) return 0;
    bool is_indirect = may_be_indirect && (distance & 1);
    uintptr_t target = place + (intptr_t)(is_indirect ? distance & ~1 : distance);
    if (!is_indirect) return target;
    uintptr_t pointer;
    return read_memory(target, &pointer, sizeof(pointer)) ? pointer : 0;
}

// Names are part of the program and are read where they are.
static const char *name_of_context(uintptr_t context) { return (const char *)relative(context + 8, false); }

// Whether a place behind what all instances of a class have is in use: an element of an array, or of what is like one.
static bool is_element(const struct class_head *head, const uintptr_t *block, uintptr_t offset, size_t room) {
    const char *name = name_of_context(head->description);
    if (!name) return false;
    if (strcmp(name, "_ContiguousArrayStorage") != 0) return strstr(name, "Storage") || strstr(name, "Buffer");
    // Behind the object's header stand the number of elements and twice the room for them, then the elements.
    size_t count = block[2], capacity = block[3] >> 1;
    if (count == 0 || capacity == 0 || count > capacity || offset < 32) return false;
    return (offset - 32) / ((room - 32) / capacity > 0 ? (room - 32) / capacity : 1) < count;
}

// Finds the block of the allocator that a place is in, where that is an object. In front of each block is its size.
static bool find_object(struct workspace *space, struct region region, uintptr_t place, struct martlet_holder *holder) {
    uintptr_t first = region.start;
    if (place - first > (WINDOW_WORDS - 1) * sizeof(uintptr_t)) {
        first = place - (WINDOW_WORDS - 1) * sizeof(uintptr_t);
    }
    size_t words = (place - first) / sizeof(uintptr_t) + 1;
    if (!read_memory(first, space->window, words * sizeof(uintptr_t))) return false;
    for (size_t index = words; index-- > 1;) {
        uintptr_t start = first + index * sizeof(uintptr_t);
        if (start % 16 != 0) continue;
        uintptr_t size = space->window[index - 1] & ~(uintptr_t)7;
        if (size < 32 || size % 16 != 0 || size > (1UL << 30) || start + size - 8 <= place) continue;
        int kind = kind_of_object(space->window[index], size - 8);
        if (kind < 0) continue;
        // The block behind says whether this one is in use. What was freed may still look like what it was.
        uintptr_t next;
        if (!read_memory(start + size - 8, &next, sizeof(next)) || !(next & 1)) continue;
        holder->kind = kind;
        holder->start = start;
        struct class_head head;
        if (kind == MARTLET_HOLDER_INSTANCE) {
            if (!read_memory(space->window[index], &head, sizeof(head))) return false;
            if (place - start >= head.instance_size
                && (words - index < 4 || !is_element(&head, space->window + index, place - start, size - 8))) {
                return false;
            }
        }
        holder->offset = place - start;
        holder->type = kind == MARTLET_HOLDER_INSTANCE ? (const void *)space->window[index] : NULL;
        holder->before = words >= 2 ? space->window[words - 2] : 0;
        return true;
    }
    return false;
}

static bool find_global(uintptr_t place, struct martlet_holder *holder) {
    Dl_info information;
    if (!dladdr((void *)place, &information)) return false;
    holder->kind = MARTLET_HOLDER_GLOBAL;
    holder->start = place;
    holder->offset = 0;
    holder->type = NULL;
    if (!read_memory(place - sizeof(uintptr_t), &holder->before, sizeof(uintptr_t))) holder->before = 0;
    return true;
}

int martlet_find_holders(uintptr_t inverted_address, struct martlet_holder *holders, int capacity) {
    // The upper byte and the lowest bits of a reference may say something else.
    const uintptr_t bits = 0x00FFFFFFFFFFFFF8;
    int count = 0;
    memory = open("/proc/self/mem", O_RDONLY | O_CLOEXEC);
    if (memory < 0) return 0;
    struct workspace *space =
        mmap(NULL, sizeof(*space), PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (space != MAP_FAILED) {
        list_regions(space);
        for (int number = 0; number < space->count && count < capacity; number++) {
            struct region region = space->regions[number];
            for (uintptr_t start = region.start; start < region.end && count < capacity;) {
                size_t words = (region.end - start) / sizeof(uintptr_t);
                if (words > BLOCK_WORDS) words = BLOCK_WORDS;
                if (!read_memory(start, space->block, words * sizeof(uintptr_t))) break;
                for (size_t index = 0; index < words && count < capacity; index++) {
                    if ((space->block[index] & bits) != ~inverted_address) continue;
                    uintptr_t place = start + index * sizeof(uintptr_t);
                    if (find_object(space, region, place, &holders[count]) || find_global(place, &holders[count])) {
                        count++;
                    }
                }
                start += words * sizeof(uintptr_t);
            }
        }
        munmap(space, sizeof(*space));
    }
    close(memory);
    memory = -1;
    return count;
}

const char *martlet_class_name(const void *type) {
    memory = open("/proc/self/mem", O_RDONLY | O_CLOEXEC);
    if (memory < 0) return NULL;
    const char *name = name_of_context(((const struct class_head *)type)->description);
    close(memory);
    return name;
}

const char *martlet_class_module(const void *type) {
    const char *name = NULL;
    memory = open("/proc/self/mem", O_RDONLY | O_CLOEXEC);
    if (memory < 0) return NULL;
    uintptr_t context = ((const struct class_head *)type)->description;
    // The outermost context is the module.
    for (int depth = 0; context && depth < 32; depth++) {
        uintptr_t outer = relative(context + 4, true);
        if (!outer) name = name_of_context(context);
        context = outer;
    }
    close(memory);
    return name;
}
