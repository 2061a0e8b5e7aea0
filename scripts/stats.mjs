// npm run stats: the statistics behind the patterns, on a file of one's own (see bench/stats/stats-command.ts).
import { nodeFlags, onPinnedNode } from "./on-pinned-node.mjs";
import { becomeCommand } from "./run.mjs";

await onPinnedNode(import.meta.url);
await becomeCommand(process.execPath, [
  ...nodeFlags,
  "bench/stats/stats-command.ts",
  ...process.argv.slice(2),
]);
