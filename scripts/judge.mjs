// npm run judge: a page on which a reader judges what the offline duck says (see bench/judged/README.md).
import { nodeFlags, onPinnedNode } from "./on-pinned-node.mjs";
import { becomeCommand } from "./run.mjs";

await onPinnedNode(import.meta.url);
await becomeCommand(process.execPath, [
  ...nodeFlags,
  "bench/judged/judge-command.ts",
  ...process.argv.slice(2),
]);
