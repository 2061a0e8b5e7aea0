// Test files share a process and its packages. This resets the project's own modules before each file, so
// that no state leaks between files.
import { vi } from "vitest";

vi.resetModules();
