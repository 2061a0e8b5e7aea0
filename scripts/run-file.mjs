// Runs a file of the project for an npm script, with the words of the command line: run-file.mjs <file> [words].
import { nodeFlags, onPinnedNode } from "./on-pinned-node.mjs";
import { becomeCommand } from "./run.mjs";

await onPinnedNode(import.meta.url);
await becomeCommand(process.execPath, [...nodeFlags, ...process.argv.slice(2)]);
