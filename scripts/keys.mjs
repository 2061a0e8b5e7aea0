// npm run keys -- <command>: commands for managing the encryption keys.
import { join } from "node:path";
import { nodeFlags, onPinnedNode } from "./on-pinned-node.mjs";
import { projectFolder } from "./pinned-node.mjs";
import { becomeCommand } from "./run.mjs";

await onPinnedNode(import.meta.url);
const command = join(projectFolder, "src/server/keys-command.ts");
await becomeCommand(process.execPath, [...nodeFlags, command, ...process.argv.slice(2)]);
