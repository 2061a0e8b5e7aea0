// npm run distribute [-- --yes]: spreads the tables over the machines of a cluster.
import { join } from "node:path";
import { nodeFlags, onPinnedNode } from "./on-pinned-node.mjs";
import { projectFolder } from "./pinned-node.mjs";
import { becomeCommand } from "./run.mjs";

await onPinnedNode(import.meta.url);
const command = join(projectFolder, "src/server/distribute-command.ts");
await becomeCommand(process.execPath, [...nodeFlags, command, ...process.argv.slice(2)]);
