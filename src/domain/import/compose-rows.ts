// What the rows of a dump become here. The encrypted columns of `fields` are already decrypted. `notes` says what could
// not be taken over as it was.
import { blockTypeOf } from "../blocks/block-types.ts";
import { MESSAGE_MAX } from "../chat/message.ts";
import { readMood, SENTIMENTS, type Sentiment } from "../chat/read-mood.ts";
import { TOPICS, type Topic } from "../chat/topic-words.ts";
import { BLOCK_TYPE_IDS, type BlockTypeId, cardSlugOf } from "../deck/card.ts";
import { jsonOrUndefined } from "../json-or-undefined.ts";
import { EMPTY_PROFILE, PROFILE_FIELDS, type Profile } from "../profile/profile.ts";
import { zodiacSignOf } from "../profile/zodiac.ts";
import { BLOCK_STATUS_MAX } from "../readings/lengths.ts";
import type { SpreadType } from "../readings/spread.ts";
import { type FormerReading, formerReadingOf } from "./former-reading.ts";
import { type Fields, idIn, isFields, isTrueIn, listIn, textIn, timeIn } from "./read-fields.ts";

export interface Composed<Row> {
  row: Row;
  notes: string[];
}

const LONGEST_UNKNOWN = 40;
const CONTROL_CHARACTERS = /\p{Cc}/gu;

/** Returns a value of the dump for the report, short and on one line. */
function shown(text: string): string {
  return JSON.stringify(text.replace(CONTROL_CHARACTERS, "").slice(0, LONGEST_UNKNOWN));
}

/** The profile of a person. The zodiac sign follows from the birthday, where that is a day. */
export function composeProfile(fields: Fields): Composed<Profile> {
  const profile = { ...EMPTY_PROFILE };
  for (const field of PROFILE_FIELDS) profile[field] = textIn(fields, columnOf(field));
  const [, day = profile.birthday] = /^(\d{4}-\d\d-\d\d)T/.exec(profile.birthday) ?? [];
  const sign = zodiacSignOf(day);
  const notes = day !== "" && sign === null ? ["the birthday is not a day, and kept as it is"] : [];
  return { row: { ...profile, birthday: day, zodiacSign: sign ?? profile.zodiacSign }, notes };
}

function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

const FALLBACK_TYPE: BlockTypeId = "life";

function blockTypeIn(fields: Fields): Composed<BlockTypeId> {
  const stored = idIn(fields, "block_type_id") ?? "";
  const plain = stored.toLowerCase().replace(/[ _-]block$/, "");
  const found = BLOCK_TYPE_IDS.find((id) => id === plain);
  if (found) return { row: found, notes: [] };
  return { row: FALLBACK_TYPE, notes: [`the block type ${shown(stored)} is unknown, so it is "life"`] };
}

export interface FormerBlock {
  blockTypeId: BlockTypeId;
  status: string;
  name: string;
  notes: string;
  resolutionReflection: string | null;
  createdAt: Date;
  updatedAt: Date;
}

export function composeBlock(fields: Fields): Composed<FormerBlock> {
  const { row: blockTypeId, notes } = blockTypeIn(fields);
  const createdAt = timeIn(fields, "created_at") ?? new Date(0);
  const name = textIn(fields, "name").trim();
  const status = textIn(fields, "status").replace(CONTROL_CHARACTERS, "").trim().slice(0, BLOCK_STATUS_MAX);
  const reflection = textIn(fields, "resolution_reflection");
  const row = {
    blockTypeId,
    status: status === "" ? "active" : status,
    name: name === "" ? (blockTypeOf(blockTypeId)?.name ?? "Personal Block") : name,
    notes: textIn(fields, "notes"),
    resolutionReflection: reflection.trim() === "" ? null : reflection,
    createdAt,
    updatedAt: timeIn(fields, "updated_at") ?? createdAt,
  };
  return { row, notes: [...notes, ...(name === "" ? ["it had no name"] : [])] };
}

export interface FormerCard {
  id: string;
  reversed: boolean;
}

export interface FormerInsight extends FormerReading {
  spreadType: SpreadType;
  blockTypeId: BlockTypeId;
  userContext: string;
  cards: FormerCard[];
  resonated: boolean;
  tookAction: boolean;
  createdAt: Date;
}

const CARDS_OF_POND = 3;

/** `isCard` tells whether the deck has a card of this id. */
export function composeInsight(fields: Fields, isCard: (id: string) => boolean): Composed<FormerInsight> {
  const type = blockTypeIn(fields);
  const drawn = cardsIn(fields);
  const cards = drawn.filter(({ id }) => isCard(id));
  const former = formerReadingOf(fields.reading);
  const notes = [
    ...type.notes,
    ...drawn
      .filter(({ id }) => !isCard(id))
      .map(({ id }) => `the card ${shown(id)} is not in the deck, so it is left out`),
    ...(former.reading === null ? ["it holds no reading"] : []),
  ];
  const row: FormerInsight = {
    spreadType: spreadOf(fields, { drawn: drawn.length, kept: cards.length }),
    blockTypeId: type.row,
    userContext: textIn(fields, "user_context"),
    cards,
    ...former,
    resonated: isTrueIn(fields, "resonated"),
    tookAction: isTrueIn(fields, "took_action"),
    createdAt: timeIn(fields, "created_at") ?? new Date(0),
  };
  return { row, notes };
}

/** Returns the spread. One of three cards becomes a quick draw if the deck has only one or two of them. */
function spreadOf(fields: Fields, { drawn, kept }: { drawn: number; kept: number }): SpreadType {
  const isPond = textIn(fields, "spread_type") === "full-pond" || drawn === CARDS_OF_POND;
  return isPond && (kept === CARDS_OF_POND || kept === 0) ? "full-pond" : "quick-draw";
}

function cardsIn(fields: Fields): FormerCard[] {
  const stored = fields.cards_drawn;
  const entries = typeof stored === "string" ? listOfJson(stored) : listIn(fields, "cards_drawn");
  const cards = new Map<string, FormerCard>();
  for (const entry of entries) {
    const card = isFields(entry) ? entry : { id: entry };
    const id = idIn(card, "id");
    if (id !== null) cards.set(cardSlugOf(id), { id: cardSlugOf(id), reversed: isTrueIn(card, "reversed") });
  }
  return [...cards.values()];
}

function listOfJson(text: string): readonly unknown[] {
  const parsed = jsonOrUndefined(text);
  return Array.isArray(parsed) ? parsed : [];
}

export interface FormerConversation {
  startedAt: Date;
  lastMessageAt: Date;
  isActive: boolean;
}

export function composeConversation(fields: Fields): Composed<FormerConversation> {
  const startedAt = timeIn(fields, "started_at") ?? new Date(0);
  const lastMessageAt = timeIn(fields, "last_message_at") ?? startedAt;
  return { row: { startedAt, lastMessageAt, isActive: isTrueIn(fields, "is_active") }, notes: [] };
}

export interface FormerMood {
  topics: Topic[];
  userSentiment: Sentiment;
  /** Whether the message speaks of something dark. */
  isDistressed?: true;
}

export interface FormerMessage {
  role: "user" | "assistant";
  content: string;
  /** What was found in a person's message; `null` for a reply. */
  mood: FormerMood | null;
  createdAt: Date;
}

/** Returns why a message cannot be taken in, or what it becomes. `isDark` tells whether a person's words speak of danger. */
export function composeMessage(
  fields: Fields,
  isDark: (content: string) => boolean,
): Composed<FormerMessage> | { refused: string } {
  const role = textIn(fields, "role");
  if (role !== "user" && role !== "assistant")
    return { refused: 'its role is neither "user" nor "assistant"' };
  const content = textIn(fields, "content");
  if (content.trim() === "") return { refused: "it has no content" };
  const createdAt = timeIn(fields, "created_at") ?? new Date(0);
  return {
    row: { role, content, mood: role === "user" ? moodIn(fields, content, isDark) : null, createdAt },
    notes: [],
  };
}

/** Takes over the topics and the sentiment in the dump. Finds them anew if they are missing or unknown here. */
function moodIn(fields: Fields, content: string, isDark: (content: string) => boolean): FormerMood {
  const { metadata } = fields;
  const found = isFields(metadata) ? metadata : {};
  const beginning = content.slice(0, MESSAGE_MAX);
  const read = readMood(beginning);
  const topics = TOPICS.filter((topic) => listIn(found, "topics").includes(topic));
  const sentiment = SENTIMENTS.find((each) => each === found.user_sentiment);
  return {
    topics: topics.length > 0 ? topics : read.topics,
    userSentiment: sentiment ?? read.sentiment,
    ...(isDark(beginning) && { isDistressed: true as const }),
  };
}
