// Runs the pinned Node with the given arguments: node scripts/with-node.mjs --version
import { pinnedNode } from "./pinned-node.mjs";
import { becomeCommand } from "./run.mjs";

await becomeCommand(pinnedNode(), process.argv.slice(2));
