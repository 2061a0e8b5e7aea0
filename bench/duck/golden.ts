/**
 * Makes Markdown of the reviewed situations and their readings. `write-golden.ts` writes it, and the test compares it.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BlockTypeId, Card } from "#domain/deck/card.ts";
import { POSITIONS } from "#domain/deck/card.ts";
import { composeBlockName } from "#domain/duck/compose-block-name.ts";
import { composeReading } from "#domain/duck/compose-reading.ts";
import { composeStepTitle } from "#domain/duck/compose-step-title.ts";
import type { DuckBlock, DuckProfile, ReadingRequest, SpreadType, Tone } from "#domain/duck/duck-request.ts";

export interface ReviewedSituation {
  slug: string;
  spreadType: SpreadType;
  blockTypeId: BlockTypeId;
  tone: Tone;
  /** The ids of the situation's cards. A hyphen at the beginning of an id means that the card is reversed. */
  cards: string[];
  text: string;
  isDistressed?: boolean;
  profile?: DuckProfile;
  block?: DuckBlock;
  /** The seed of the reading; the situation's slug if absent. Another seed gives another reading of the same cards. */
  seed?: string;
}

export function loadSituations(): ReviewedSituation[] {
  return JSON.parse(
    readFileSync(join(import.meta.dirname, "situations.json"), "utf8"),
  ) as ReviewedSituation[];
}

export function requestFor(situation: ReviewedSituation, deck: ReadonlyMap<string, Card>): ReadingRequest {
  const { slug, cards, seed, text, ...rest } = situation;
  return {
    ...rest,
    userContext: text,
    seed: seed ?? slug,
    cards: cards.map((mark, index) => {
      const id = mark.replace(/^-/, "");
      const card = deck.get(id);
      if (!card) throw new Error(`No card ${id} for ${slug}`);
      const position = cards.length === 3 ? POSITIONS[index] : undefined;
      return { card, reversed: mark.startsWith("-"), ...(position ? { position } : {}) };
    }),
  };
}

export function goldenName(situation: ReviewedSituation, index: number): string {
  return `${String(index + 1).padStart(2, "0")}-${situation.slug}.md`;
}

export function goldenText(situation: ReviewedSituation, deck: ReadonlyMap<string, Card>): string {
  const request = requestFor(situation, deck);
  const reading = composeReading(request);
  const drawn = request.cards.map(
    ({ card, position, reversed }) =>
      `${card.name}${position ? `, ${position}` : ""}${reversed ? ", reversed" : ""}`,
  );
  return [
    `# ${composeBlockName({ userContext: situation.text, blockTypeId: situation.blockTypeId, seed: request.seed, isDistressed: situation.isDistressed ?? false })}`,
    situation.text
      .split("\n")
      .map((line) => `> ${line}`.trimEnd())
      .join("\n"),
    `${situation.blockTypeId} block · ${situation.spreadType} · ${situation.tone}${situation.isDistressed ? " · distressed" : ""} · ${drawn.join(" · ")}`,
    ...(reading.notice ? [`*${reading.notice}*`] : []),
    `## ${reading.headline}`,
    reading.interpretation,
    reading.keyInsights.map((insight, index) => `${index + 1}. ${insight}`).join("\n"),
    reading.actionSteps
      .map((step) => `- [ ] ${step.text} (${step.minutes} min; “${composeStepTitle(step.text)}”)`)
      .join("\n"),
    `**To write about:** ${reading.reflectionPrompts.join(" ")}`,
    `**Rob:** ${reading.robQuip}`,
  ]
    .join("\n\n")
    .concat("\n");
}
