/**
 * Trains the classifiers with the texts beside this file: `node scripts/with-node.mjs bench/classify/write-learned.ts`.
 * Writes `content/learned/`, and prints how good each classifier is on writers whose texts it was not trained on, which takes
 * half an hour. `--write-only` leaves the second out.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { linearClassifier } from "#domain/classify/linear-classifier.ts";
import { type TrainingOptions, trainClassifier } from "./train-classifier.ts";
import { CHAT, SENTENCES, type TrainingText, textsInConversation, veiledTexts } from "./training-texts.ts";

const OPTIONS: TrainingOptions = { rounds: 25, penalty: 3e-4, stepSize: 0.05, leastWeight: 2 };
const folder = join(import.meta.dirname, "../../content/learned");

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
    const { classify } = linearClassifier(trainClassifier(others, classes, options));
    return texts
      .filter((text) => text.writer === writer)
      .map((text) => ({
        text,
        probabilities: new Map(classify(text.text).map(({ name, probability }) => [name, probability])),
      }));
  });
}

function write(
  name: string,
  texts: readonly TrainingText[],
  { classes, options }: { classes: readonly string[]; options: TrainingOptions },
): void {
  const learned = trainClassifier(texts, classes, options);
  writeFileSync(
    join(folder, `${name}.json`),
    `${JSON.stringify({ $schema: "../schemas/learned.schema.json", ...learned }, null, 2)}\n`,
  );
}

const isWriteOnly = process.argv.includes("--write-only");

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

function trainVeiled(language: string): void {
  const texts = veiledTexts(language);
  write(`veiled-${language}`, texts, { classes: ["none", "danger"], options: OPTIONS });
  if (isWriteOnly) return;
  const held = holdOut(texts, ["none", "danger"], OPTIONS);
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

/** Trains what reads the texts of a conversation as one. `bench/safety/README.md` says how well it does. */
function trainConversation(language: string): void {
  write(`conversation-${language}`, textsInConversation(language), {
    classes: ["none", "danger"],
    options: OPTIONS,
  });
}

mkdirSync(folder, { recursive: true });
for (const language of ["en", "de", "es"]) {
  trainVeiled(language);
  trainConversation(language);
}
