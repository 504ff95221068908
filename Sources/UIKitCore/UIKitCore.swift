// See the module's other files.
