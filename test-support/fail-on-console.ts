// Fails every test that writes to the console unexpectedly. A test that expects output replaces the console method with
// its own spy.
import { afterAll, afterEach, beforeEach } from "vitest";

const methods = ["log", "info", "warn", "error", "debug"] as const;
const originals = Object.fromEntries(methods.map((method) => [method, console[method]]));
let written: string[] = [];

function listen(): void {
  for (const method of methods) {
    console[method] = (...values: unknown[]) => {
      written.push(`console.${method}: ${values.map(String).join(" ")}`);
    };
  }
}

function failIfWritten(): void {
  const lines = written;
  written = [];
  if (lines.length > 0) throw new Error(`Unexpected console output:\n${lines.join("\n")}`);
}

listen();
beforeEach(listen);
afterEach(failIfWritten);
afterAll(() => {
  Object.assign(console, originals);
  failIfWritten();
});
