/**
 * What a person has answered and typed under the card. It is stored beside the draft of the request, so that a reload, a lost
 * connection or an expired session loses nothing, and is deleted when the reading has been made and at sign-out.
 */
import { type Answers, OBSTACLE_KINDS, type Obstacle, type PlannedTime } from "#domain/asking/answers.ts";
import { json, KEPT, keptItem } from "#web/kept-items.ts";
import type { SentDraft } from "../request/request-draft.ts";
import { type Asking, answersSoFar, STEPS, TYPED_STEPS } from "./asking-state.ts";

interface KeptAsking {
  /** The last change of the draft that was sent, which tells whether the answers are about its text of today. */
  keptAt: number | null;
  /** The id of the draw that the questions were asked under, or of the card that was chosen. */
  drawn: string;
  asking: Asking;
}

const answersDraft = keptItem({ ...KEPT.answersDraft, schema: json(keptIn) });

/** Stores the questions as they stand. If the storage is full, a reload asks again. */
export function storeAsking({ owner, keptAt }: SentDraft, drawn: string, asking: Asking): void {
  answersDraft.keep({ keptAt, drawn, asking }, owner);
}

/** Reads what was answered about a draft; `null` if nothing was. */
export function readAsking({ owner }: SentDraft): KeptAsking | null {
  return answersDraft.read(owner);
}

/** Returns the answers about a sent draft, for the reading that follows them; empty if there are none. */
export function answersAbout(sent: SentDraft): Answers {
  const kept = readAsking(sent);
  return kept?.keptAt === sent.keptAt ? answersSoFar(kept.asking) : {};
}

/** Deletes the answers about a draft that was sent and read. */
export function deleteAsking(sent: SentDraft): void {
  if (readAsking(sent)?.keptAt === sent.keptAt) answersDraft.drop(sent.owner);
}

function keptIn(stored: unknown): KeptAsking | null {
  const { keptAt, drawn, asking } = fieldsOf(stored);
  const { at, answers, typed, remarked, isHeld } = fieldsOf(asking);
  return {
    keptAt: typeof keptAt === "number" ? keptAt : null,
    drawn: typeof drawn === "string" ? drawn : "",
    asking: {
      at: STEPS.find((step) => step === at) ?? null,
      answers: answersIn(answers),
      typed: Object.fromEntries(TYPED_STEPS.flatMap((step) => lineIn(fieldsOf(typed)[step], step))),
      remarked: Array.isArray(remarked) ? STEPS.filter((step) => remarked.includes(step)) : [],
      remark: null,
      isHeld: isHeld === true,
    },
  };
}

/** Returns the valid part of stored answers. */
export function answersIn(stored: unknown): Answers {
  const { heavySentence, difference, obstacle, act, words, when } = fieldsOf(stored);
  const barrier = obstacleIn(obstacle);
  const time = timeIn(when);
  return {
    ...textIn(heavySentence, "heavySentence"),
    ...textIn(difference, "difference"),
    ...(barrier && { obstacle: barrier }),
    ...textIn(act, "act"),
    ...textIn(words, "words"),
    ...(time && { when: time }),
  };
}

function obstacleIn(stored: unknown): Obstacle | null {
  const fields = fieldsOf(stored);
  const kind = OBSTACLE_KINDS.find((each) => each === fields.kind);
  const obstacle = {
    ...textIn(fields.text, "text"),
    ...(kind && { kind }),
    ...textIn(fields.then, "then"),
  };
  return Object.keys(obstacle).length > 0 ? obstacle : null;
}

function timeIn(stored: unknown): PlannedTime | null {
  const { text, at } = fieldsOf(stored);
  return typeof text === "string" ? { text, ...textIn(at, "at") } : null;
}

function textIn<Name extends string>(stored: unknown, name: Name): { [Field in Name]?: string } {
  return typeof stored === "string" ? ({ [name]: stored } as { [Field in Name]?: string }) : {};
}

function lineIn<Name extends string>(stored: unknown, name: Name): [Name, string][] {
  return typeof stored === "string" ? [[name, stored]] : [];
}

function fieldsOf(stored: unknown): Record<string, unknown> {
  return Object(stored) as Record<string, unknown>;
}
