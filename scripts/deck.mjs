// npm run deck -- new "The Name" [family]: creates the files of a new card.
import { join } from "node:path";
import { layOutCard } from "./new-card.mjs";
import { onPinnedNode } from "./on-pinned-node.mjs";
import { projectFolder } from "./pinned-node.mjs";

await onPinnedNode(import.meta.url);
const { FAMILIES } = await import("#domain/deck/card.ts");
const [command, name, family = "signals"] = process.argv.slice(2);

if (command !== "new" || !name) {
  console.error(`npm run deck -- new "The Name" [${FAMILIES.join(" | ")}]`);
  process.exitCode = 1;
} else {
  try {
    const { number, files } = layOutCard({
      folder: join(projectFolder, "deck"),
      name,
      family,
      families: FAMILIES,
    });
    console.info(`${files.join("\n")}

Next:
- Write what begins with WRITE, and draw the scene. \`npm run check\` names what is missing.
- DECK_SIZE in src/domain/deck/card.ts becomes ${number}, and so do the numbers in deck/deck.test.ts.
- node scripts/with-node.mjs scripts/make-deck-sheet.mjs draws the sheet that pages use.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
