// npm run sso: lists, adds and removes the identity providers that people may sign in with.
import { join } from "node:path";
import { nodeFlags, onPinnedNode } from "./on-pinned-node.mjs";
import { projectFolder } from "./pinned-node.mjs";
import { becomeCommand } from "./run.mjs";

await onPinnedNode(import.meta.url);
const command = join(projectFolder, "src/server/sso-command.ts");
await becomeCommand(process.execPath, [...nodeFlags, command, ...process.argv.slice(2)]);
