// npm run invite -- <address>: invites an address from the waitlist to sign up.
import { join } from "node:path";
import { nodeFlags, onPinnedNode } from "./on-pinned-node.mjs";
import { projectFolder } from "./pinned-node.mjs";
import { becomeCommand } from "./run.mjs";

await onPinnedNode(import.meta.url);
const command = join(projectFolder, "src/server/invite-command.ts");
await becomeCommand(process.execPath, [...nodeFlags, command, ...process.argv.slice(2)]);
