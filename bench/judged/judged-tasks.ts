/** Defines what a reader sees and is asked about each judged text. */

import { HARD_PART_WORDS } from "#domain/readings/hard-part.ts";
import { hashOf } from "#domain/seeded-numbers.ts";
import { plainCardText, readingFor, readingText, repliesTo, requestFor } from "./duck-samples.ts";
import { type Half, type JudgedSituation, loadConversations, loadSituations } from "./judged-sets.ts";

export const TASKS = ["readings", "pairs", "replies"] as const;
export type Task = (typeof TASKS)[number];

export interface JudgedItem {
  id: string;
  /** The titled texts of an item, in the order in which they are shown. */
  shown: readonly { title: string; text: string }[];
}

/** The meanings of the keys 1, 2, 3 and 4. */
export const KEYS: Record<Task, readonly string[]> = {
  readings: [
    "right: it takes up what is hard for this person",
    "partly: the right matter, but not what is hard, or one thing in it is off",
    "silent: nothing false, but it fits anybody, or it says that it is not sure",
    "wrong: it takes the text for another situation, or claims what the text does not hold",
  ],
  pairs: ["the first is better for this person", "the second is better for this person", "neither"],
  replies: [
    "answers what was said",
    "neither of the two",
    "off: misses, contradicts or forgets what was said",
  ],
};

const SIDES = { first: "First", second: "Second" } as const;

/**
 * Returns whether the duck's text is shown first, before the card's. The id decides, so that the order is always the
 * same and reveals nothing.
 */
export function isDuckFirst(id: string): boolean {
  return hashOf(`${id}|side`) % 2 === 0;
}

/** Returns the person's text, followed by the answer to "What is the hard part?" if the writer would give one. */
function asWritten({ text, hardPart }: JudgedSituation): string {
  return hardPart === "none"
    ? text
    : `${text}\n(Asked for the hard part, they tapped: ${HARD_PART_WORDS[hardPart]}.)`;
}

function readingItem(situation: JudgedSituation): JudgedItem {
  return {
    id: situation.id,
    shown: [
      { title: "They wrote", text: asWritten(situation) },
      { title: "What it is about, by its writer", text: situation.matter },
      { title: "A misreading would say", text: situation.mustNotSay.join("; ") },
      { title: "The reading", text: readingText(readingFor(situation)) },
    ],
  };
}

function pairItem(situation: JudgedSituation): JudgedItem {
  const duck = readingText(readingFor(situation));
  const card = plainCardText(requestFor(situation));
  const [first, second] = isDuckFirst(situation.id) ? [duck, card] : [card, duck];
  return {
    id: situation.id,
    shown: [
      { title: "They wrote", text: asWritten(situation) },
      { title: SIDES.first, text: first },
      { title: SIDES.second, text: second },
    ],
  };
}

function replyItems(half: Half): JudgedItem[] {
  return loadConversations(half).flatMap((conversation) => {
    const replies = repliesTo(conversation);
    return conversation.messages.map(({ text, wants }, index) => ({
      id: `${conversation.id}-${index + 1}`,
      shown: [
        { title: "They wrote at first", text: conversation.situation },
        ...conversation.messages.slice(0, index).flatMap((said, turn) => [
          { title: "They", text: said.text },
          { title: "Duck", text: replies[turn] ?? "" },
        ]),
        { title: "They say now", text },
        { title: "A good reply would take up, by its writer", text: wants },
        { title: "The duck's reply", text: replies[index] ?? "" },
      ],
    }));
  });
}

export function itemsOf(task: Task, half: Half): JudgedItem[] {
  if (task === "replies") return replyItems(half);
  return loadSituations(half).map(task === "readings" ? readingItem : pairItem);
}

/**
 * Returns a hash of the judged text. A verdict is outdated if the hash has changed, because the duck then says
 * something else.
 */
export function hashOfItem(item: JudgedItem): string {
  return hashOf(item.shown.map(({ text }) => text).join("|")).toString(36);
}
