/**
 * Writes the reviewed readings again after a change of the duck: `node scripts/with-node.mjs
 * bench/duck/write-golden.ts`. Read the differences before you commit them.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { goldenName, goldenText, loadSituations } from "./golden.ts";
import { loadDeck } from "./load-deck.ts";

const folder = join(import.meta.dirname, "golden");
mkdirSync(folder, { recursive: true });
for (const name of readdirSync(folder)) rmSync(join(folder, name));
const deck = loadDeck();
loadSituations().forEach((situation, index) => {
  writeFileSync(join(folder, goldenName(situation, index)), goldenText(situation, deck));
});
