// npm run attack [-- part of a class]: the cases of bench/attack against an app, a model and a database on loopback.
import { nodeFlags, onPinnedNode } from "./on-pinned-node.mjs";
import { becomeCommand } from "./run.mjs";

await onPinnedNode(import.meta.url);
await becomeCommand(process.execPath, [...nodeFlags, "bench/attack/attack.ts", ...process.argv.slice(2)]);
