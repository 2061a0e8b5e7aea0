// Creates the files of a new card: its folder, with a note on what to write at the place of each text, and a scene to
// draw.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const NAME = /^The [A-Z][a-z]+(?: [A-Z][a-z]+)*$/;
const BLOCK_TYPES = ["creative", "work", "life", "relationship"];
const CARD_BOX = "0 0 350 600";

/**
 * @param {{ folder: string, name: string, family: string, families: readonly string[] }} wanted `folder` holds the cards
 * @returns {{ id: string, number: number, files: string[] }}
 * @throws {Error} where there is such a card already, or its name or family cannot be
 */
export function layOutCard({ folder, name, family, families }) {
  if (!NAME.test(name))
    throw new Error(`"${name}" is no card's name: it reads "The Retry" or "The Log File".`);
  if (!families.includes(family)) throw new Error(`There is no family "${family}": ${families.join(", ")}.`);
  const id = name.toLowerCase().replaceAll(" ", "-");
  const target = join(folder, id);
  if (existsSync(target)) throw new Error(`There is a card of that name already: deck/${id}.`);
  const number =
    readdirSync(folder).filter((entry) => existsSync(join(folder, entry, "card.json"))).length + 1;
  mkdirSync(target);
  const files = [
    /** @type {const} */ ([
      "card.json",
      `${JSON.stringify(cardOf({ id, number, name, family }), null, 2)}\n`,
    ]),
    /** @type {const} */ (["scene.svg", sceneOf(name)]),
  ];
  for (const [file, text] of files) writeFileSync(join(target, file), text);
  return { id, number, files: files.map(([file]) => `deck/${id}/${file}`) };
}

/** @param {string} what */
const write = (what) => `WRITE: ${what}`;

/** @param {string} what @param {number} count */
const several = (what, count) => Array.from({ length: count }, (_, index) => write(`${what} (${index + 1})`));

/** @param {{ id: string, number: number, name: string, family: string }} card */
function cardOf({ id, number, name, family }) {
  const isPond = family === "pond";
  return {
    id,
    number,
    name,
    emoji: "🃏",
    family,
    coreMeaning: write("the card's one idea in one sentence that stands alone, 60 to 150 characters"),
    reversedMeaning: isPond ? null : write("what turning it over changes"),
    duckQuestion: write("a question that can be asked of anybody?"),
    duckWisdom: write("the picture behind it, in Rob's voice"),
    blockApplications: Object.fromEntries(
      BLOCK_TYPES.map((type) => [type, write(`an example from somebody else's ${type} block`)]),
    ),
    perspectivePrompts: several("a prompt to write about", 4),
    tags: ["write", "three", "tags"],
    artAlt: write("what the scene shows, without the card's name, 60 to 200 characters"),
    step: write("something for the hands, two minutes, whatever the matter is"),
    notBeside: { question: ["grave", "shame"], step: ["grave", "shame"] },
  };
}

/** @param {string} name */
function sceneOf(name) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${CARD_BOX}">
<!-- ${name}: draw the scene here; docs/decisions/013 says what its classes mean -->
<path class="r" d="M22 316H328V600H22Z"/>
</svg>
`;
}
