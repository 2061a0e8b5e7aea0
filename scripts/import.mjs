// npm run import -- <file>: runs src/server/import-command.ts, which is built first if its sources changed.
import { onPinnedNode } from "./on-pinned-node.mjs";
import { becomeCommand } from "./run.mjs";

await onPinnedNode(import.meta.url);
const { buildImportIfChanged, importCommand, importSettings } = await import("./built-app.mjs");
await buildImportIfChanged();
await becomeCommand(process.execPath, [...importCommand, ...process.argv.slice(2)], {
  ...process.env,
  ...importSettings,
});
