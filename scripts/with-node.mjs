// Runs the pinned Node with the given arguments: node scripts/with-node.mjs --version
import { pinnedNode } from "./pinned-node.mjs";
import { runAndExit } from "./run.mjs";

await runAndExit(pinnedNode(), process.argv.slice(2));
