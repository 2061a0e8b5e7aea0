import { dirname } from "node:path";
import { expect, it } from "vitest";
import { importCommand, serverCommand } from "./built-app.mjs";

it("the import command is built into a folder of its own, so that building it deletes no files of a running server", () => {
  const [imported, server] = [importCommand, serverCommand].map((command) => dirname(command.at(-1) ?? ""));
  expect(imported).not.toBe(server);
});
