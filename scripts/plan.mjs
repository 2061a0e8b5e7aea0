// npm run plan -- set <address> premium|free: gives an account Premium, or ends what was given.
import { join } from "node:path";
import { nodeFlags, onPinnedNode } from "./on-pinned-node.mjs";
import { projectFolder } from "./pinned-node.mjs";
import { becomeCommand } from "./run.mjs";

await onPinnedNode(import.meta.url);
const command = join(projectFolder, "src/server/plan-command.ts");
await becomeCommand(process.execPath, [...nodeFlags, command, ...process.argv.slice(2)]);
