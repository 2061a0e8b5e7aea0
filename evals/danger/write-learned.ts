/**
 * Trains the classifiers: `node scripts/with-node.mjs evals/danger/write-learned.ts`.
 * Writes `engines/safety/weights/`, and prints how good each classifier is on writers whose texts it was not trained on, which takes
 * half an hour. `--write-only` leaves the second out.
 */
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { constants, zstdCompressSync } from "node:zlib";
import { linearClassifier } from "#engines/safety/classify/linear-classifier.ts";
import type { Weights } from "#engines/safety/classify/weights.ts";
import { packWeights } from "./pack-weights.ts";
import { type TrainingOptions, trainClassifier } from "./train-classifier.ts";
import { CHAT, SENTENCES, type TrainingText, textsInConversation, veiledTexts } from "./training-texts.ts";

const OPTIONS: TrainingOptions = { rounds: 25, penalty: 3e-4, stepSize: 0.05, leastWeight: 2 };
const SMALLEST = { [constants.ZSTD_c_compressionLevel]: 19 };
const folder = join(import.meta.dirname, "../../engines/safety/weights");

interface Held {
  text: TrainingText;
  /** The probability of each class, from a classifier that was not trained on texts of this writer. */
  probabilities: Map<string, number>;
}

function holdOut(
  texts: readonly TrainingText[],
  classes: readonly string[],
  options: TrainingOptions,
): Held[] {
  const writers = [...new Set(texts.map(({ writer }) => writer))].filter((writer) => writer !== SENTENCES);
  return writers.flatMap((writer) => {
    const others = texts.filter((text) => text.writer !== writer);
    const learned = trainClassifier(others, classes, options);
    const { classify } = linearClassifier(() => learned);
    return texts
      .filter((text) => text.writer === writer)
      .map((text) => ({
        text,
        probabilities: new Map(classify(text.text).map(({ name, probability }) => [name, probability])),
      }));
  });
}

const CLASSES = ["none", "danger"];

const isWriteOnly = process.argv.includes("--write-only");

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

/** Prints how many texts are found and how many harmless ones are misjudged, by writers that were not learned from. */
function tellVeiled(language: string, texts: readonly TrainingText[]): void {
  const held = holdOut(texts, CLASSES, OPTIONS);
  const dark = held.filter(({ text }) => text.label === "danger");
  const harmless = held.filter(({ text }) => text.label === "none" && text.family !== CHAT);
  const messages = held.filter(({ text }) => text.family === CHAT);
  process.stdout.write(`veiled, ${language}: ${texts.length} texts; of writers not learned from:\n`);
  for (const least of [0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9]) {
    const above = (all: readonly Held[]) =>
      all.filter(({ probabilities }) => (probabilities.get("danger") ?? 0) >= least).length;
    const found = `${above(dark)} of ${dark.length} found (${percent(above(dark), dark.length)})`;
    const wrong = `${above(harmless)} of ${harmless.length} harmless (${percent(above(harmless), harmless.length)})`;
    const inChat = messages.length > 0 ? `, ${percent(above(messages), messages.length)} of messages` : "";
    process.stdout.write(`  from ${least}: ${found}, ${wrong}${inChat}\n`);
  }
}

const hashes: Record<string, string> = {};
for (const language of ["en", "de", "es"]) {
  const texts = veiledTexts(language);
  const learned: Record<string, Weights> = {
    veiled: trainClassifier(texts, CLASSES, OPTIONS),
    // What reads the texts of a conversation as one.
    conversation: trainClassifier(textsInConversation(language), CLASSES, OPTIONS),
  };
  const bytes = packWeights(learned);
  writeFileSync(join(folder, `${language}.bin.zst`), zstdCompressSync(bytes, { params: SMALLEST }));
  hashes[language] = createHash("sha256").update(bytes).digest("hex");
  if (!isWriteOnly) tellVeiled(language, texts);
}
writeFileSync(join(folder, "hashes.json"), `${JSON.stringify(hashes, null, 2)}\n`);
