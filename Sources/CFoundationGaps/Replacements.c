#include "CFoundationGaps.h"

// Functions of Foundation that know no app's folders on Linux. An app calls them by their names, and a second function of
// the same name and parameters would be ambiguous wherever Foundation is imported too. So the names are taken at the
// place where the linker looks first: each jumps to a function of FoundationGaps with the same parameters, whose calling
// convention is kept as a jump touches no register.
//
// They are weak: where Foundation is linked statically, its own definitions win and nothing is said twice.
#if defined(__x86_64__)
#define JUMP "jmp "
#define PLACE "@PLT"
#elif defined(__aarch64__)
#define JUMP "b "
#define PLACE ""
#endif

#define REPLACE(name, replacement)                                                                  \
    __asm__(".text\n"                                                                               \
            ".weak \"" name "\"\n"                                                                  \
            ".type \"" name "\", @function\n"                                                       \
            "\"" name "\":\n"                                                                       \
            "  " JUMP replacement PLACE "\n")

#ifdef JUMP
// NSSearchPathForDirectoriesInDomains(_:_:_:)
REPLACE(
    "$s10Foundation35NSSearchPathForDirectoriesInDomainsySaySSG0A10Essentials11FileManagerC06SearchC9DirectoryO_AF0kC10DomainMaskVSbtF",
    "martlet_search_path");
// NSLocalizedString(_:tableName:bundle:value:comment:)
REPLACE(
    "$s10Foundation17NSLocalizedString_9tableName6bundle5value7commentS2S_SSSgAA6BundleCS2StF",
    "martlet_localized_string");
#endif
