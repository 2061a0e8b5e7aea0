import { describeBlockStatus, readBlockStatus } from "#domain/blocks/status.ts";
import type { BlockTypeId } from "#domain/deck/card.ts";
import { meaningOf } from "#domain/deck/meaning.ts";
import type {
  ChatRequest,
  DuckBlock,
  DuckCard,
  DuckProfile,
  ReadingRequest,
} from "#domain/duck/duck-request.ts";
import { dataSection, line } from "./data-section.ts";

/** Returns the sections of a prompt that describe the person, the block, the cards and what the person wrote. */
export function describeRequest({
  profile,
  block,
  blockTypeId,
  cards,
  userContext,
}: ReadingRequest | ChatRequest): string[] {
  return [
    ...describeProfile(profile),
    ...describeBlock(block, blockTypeId),
    describeCards(cards, blockTypeId),
    dataSection("words", [userContext]),
  ];
}

/**
 * Returns the lines of a prompt that describe the profile. Birthday and place of birth are left out; the zodiac sign
 * replaces them.
 */
export function describeProfile(profile: DuckProfile | undefined): string[] {
  if (profile === undefined) return [];
  const lines = [
    ...line("Name", profile.name),
    ...line("Creative identity", profile.creativeIdentity),
    ...line("Work", profile.workContext),
    ...line("Zodiac sign", profile.zodiacSign),
    ...line("When something breaks they", profile.debuggingMode),
    ...line("Usual kind of block", profile.blockPattern),
    ...line("Superpower", profile.superpower),
    ...line("Kryptonite", profile.kryptonite),
    ...line("Spirit animal for problems", profile.spiritAnimal),
  ];
  return lines.length === 0 ? [] : [dataSection("profile", lines)];
}

/**
 * Returns the lines of a prompt that describe the block, what the block's latest readings said, and what the person
 * asked in them.
 */
function describeBlock(block: DuckBlock | undefined, blockTypeId: BlockTypeId): string[] {
  if (block === undefined) return [];
  const lines = [
    ...line("Name", block.name),
    `Kind: ${blockTypeId}`,
    `Status: ${describeBlockStatus(readBlockStatus(block.status))}`,
    ...line("Their notes", block.notes),
    ...line("Of an earlier reading they said that it is about", block.corrected),
  ];
  const { earlier, earlierQuestions: questions = [] } = block;
  return [
    dataSection("block", lines),
    ...(earlier.length === 0 ? [] : [dataSection("earlier_readings", earlier)]),
    ...(questions.length === 0 ? [] : [dataSection("earlier_questions", questions)]),
  ];
}

export function describeCards(cards: readonly DuckCard[], blockTypeId: BlockTypeId): string {
  return dataSection(
    "cards",
    cards.map(({ card, position, reversed }) => {
      const place = position === undefined ? "" : `, lying as ${position}`;
      return [
        `${card.name} (${reversed ? "reversed" : "upright"}${place})`,
        `  Meaning: ${meaningOf({ card, reversed })}`,
        `  Somebody else's example, on a ${blockTypeId} block: ${card.blockApplications[blockTypeId]}`,
        `  It asks: ${card.duckQuestion}`,
      ].join("\n");
    }),
  );
}
