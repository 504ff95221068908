#ifndef CMEMORYSEARCH_H
#define CMEMORYSEARCH_H

#include <stdint.h>

// Who refers to an object of Swift's, as the memory of the program shows it: every word that has its address is looked
// at, and the block that the word is in. This is for reports. A reference that does not keep the object alive looks like
// one that does, and those on stacks are not found.

/// What a reference was found in.
enum martlet_holder_kind {
    /// An instance of a class.
    MARTLET_HOLDER_INSTANCE = 0,
    /// What a closure has captured, or the box of a captured variable.
    MARTLET_HOLDER_CAPTURE = 1,
    /// A task.
    MARTLET_HOLDER_TASK = 2,
    /// A global or static variable.
    MARTLET_HOLDER_GLOBAL = 3,
};

/// A reference.
struct martlet_holder {
    int kind;
    /// Where the instance, the capture or the task begins; for a global variable where the reference is.
    uintptr_t start;
    /// How far from the start the reference is.
    uintptr_t offset;
    /// The word in front of the reference: the code of a closure, where the reference is to what that has captured.
    uintptr_t before;
    /// The class of an instance. The instance itself may have gone meanwhile, on another thread; its class stays.
    const void *type;
};

/// Writes down who refers to an object, and returns how many there are, no more than the capacity.
///
/// The address is given with all bits turned over, so that whoever asks does not look like a holder.
int martlet_find_holders(uintptr_t inverted_address, struct martlet_holder *holders, int capacity);

/// What a class is called; NULL where that cannot be known.
const char *martlet_class_name(const void *type);

/// The module that a class is of; NULL where that cannot be known.
const char *martlet_class_module(const void *type);

#endif
