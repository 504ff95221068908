// Nothing of C is called: what the module has are entry points of Foundation, see Replacements.c.
