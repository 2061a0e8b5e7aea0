// Files share a process, and with it what comes from packages; what the project keeps in a module of its own begins anew in
// each of them, as if nothing had been tested before.
import { vi } from "vitest";

vi.resetModules();
