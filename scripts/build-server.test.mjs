import { dirname } from "node:path";
import { expect, it } from "vitest";
import { importCommand, serverCommand } from "./built-app.mjs";

it("the command that imports a dump is built into another folder than the server, whose files stay while it runs", () => {
  const [imported, server] = [importCommand, serverCommand].map((command) => dirname(command.at(-1) ?? ""));
  expect(imported).not.toBe(server);
});
