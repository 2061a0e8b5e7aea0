/** The offline duck's answer in the chat under a reading: two or three sentences, the last a question. */
import { type Pen, takePen } from "./duck-pen.ts";
import type { ChatRequest, Tone } from "./duck-request.ts";
import { CHAT_FRAMES, GRAVE_CHAT } from "./frames/chat-frames.ts";
import type { ChatFrames } from "./frames/chat-reply-frames.ts";
import { KNOT_FRAMES } from "./frames/knots.ts";
import type { Scene } from "./frames/scenes/scene.ts";
import { type Fact, type Facts, gatherFacts } from "./gather-facts.ts";
import { type Intent, readMessage } from "./read-message.ts";
import { readSituation, type Situation } from "./read-situation.ts";
import { capitalised } from "./render-frame.ts";
import { sentencesOf } from "./split-sentences.ts";

const MAX_STEP_WORDS = 24;
const STEP_INTENTS: ReadonlySet<Intent> = new Set(["asksStep", "asksHow", "asksTell", "cannot"]);
const INSIGHT_INTENTS: ReadonlySet<Intent> = new Set([
  "angle",
  "asksShould",
  "asksWhy",
  "asksOther",
  "unsure",
]);
const OPEN_INTENTS: ReadonlySet<Intent> = new Set(["yes", "fact", "person", "feeling"]);

/** Never repeats a sentence of the messages given or of `avoid`; hand in all earlier replies there for a long conversation. */
export function composeChatReply(request: ChatRequest): string {
  const heard = readSituation(request.message, request.blockTypeId, request.isDistressed);
  const first = readSituation(request.text, request.blockTypeId, request.isDistressed);
  const isGrave = heard.isGrave || first.isGrave;
  const facts = mergedFacts(request, heard, first);
  const tone: Tone = isGrave ? "gentle" : request.tone;
  const said = request.messages
    .filter((message) => message.role === "assistant")
    .map((message) => message.content);
  const pen = takePen({
    facts,
    tone,
    seed: `${request.seed}|${request.messages.length}|${request.message}`,
    avoid: [
      ...request.reading.actionSteps.map((one) => one.text),
      ...said,
      ...(request.avoid ?? []),
      request.reading.interpretation,
      ...request.reading.keyInsights,
    ],
  });
  const intent = readMessage(request.message, heard.people.length > 0);
  return writeReply({
    pen,
    frames: isGrave ? GRAVE_CHAT : CHAT_FRAMES[intent],
    extra: extraFacts(request, heard),
    first: isGrave ? null : first,
    intent,
  });
}

interface ReplyParts {
  pen: Pen;
  frames: ChatFrames;
  extra: Record<string, Fact>;
  /** What the reading was asked about; `null` where nothing of it may be pressed. */
  first: Situation | null;
  intent: Intent;
}

function writeReply({ pen, frames, extra, first, intent }: ReplyParts): string {
  const reaction = pen.write(frames.reactions, extra) ?? pen.write(CHAT_FRAMES.fact.reactions, extra);
  const needsTurn = frames.turns.some((frame) => /\{(?:step|meaning)\}/.test(frame));
  const known = first?.scene ? writeKnown(pen, first.scene, intent) : null;
  const turn =
    known ??
    (frames.turns.length > 0 && (needsTurn || pen.next() < 0.65)
      ? (pen.write(frames.turns, extra) ?? pen.write(CHAT_FRAMES.fact.turns, extra))
      : null);
  const knotQuestions = first
    ? [...(first.scene?.questions ?? []), ...first.knots.flatMap((knot) => KNOT_FRAMES[knot].questions)]
    : [];
  const isOpen = known === null && first?.scene && OPEN_INTENTS.has(intent);
  const question =
    (isOpen ? pen.write(first.scene?.questions ?? []) : null) ??
    pen.write(frames.questions, extra) ??
    pen.write(knotQuestions, extra) ??
    pen.write(CHAT_FRAMES.fact.questions, extra);
  const reply = [reaction, turn, question ?? "What’s the next true sentence?"].filter(Boolean).join(" ");
  return reply;
}

/** Asked for something to do, the situation's own steps; asked to think again, what it is worth knowing in it. */
function writeKnown(pen: Pen, scene: Scene, intent: Intent): string | null {
  if (STEP_INTENTS.has(intent)) return pen.write(scene.steps);
  return INSIGHT_INTENTS.has(intent) ? pen.write(scene.insights) : null;
}

/** What the message says comes before what the first text said. */
function mergedFacts(request: ChatRequest, heard: Situation, first: Situation): Facts {
  const isGrave = heard.isGrave || first.isGrave;
  const now =
    heard.form === "account" || heard.form === "fragment"
      ? gatherFacts(heard, { isAlone: isGrave, isBetweenPeople: true, text: request.message })
      : new Map<string, Fact>();
  const before =
    first.form === "account"
      ? gatherFacts(first, {
          isAlone: isGrave,
          isBetweenPeople: request.blockTypeId === "relationship",
          text: request.text,
        })
      : new Map<string, Fact>();
  const merged: Facts = new Map();
  for (const name of ["thing", "person"]) {
    const fact = now.get(name) ?? before.get(name);
    if (fact) merged.set(name, fact);
  }
  const person = now.get("person");
  if (person && person.words !== before.get("person")?.words && person.words !== before.get("person2")?.words)
    merged.set("newperson", person);
  return merged;
}

function extraFacts(request: ChatRequest, heard: Situation): Record<string, Fact> {
  const extra: Record<string, Fact> = {};
  const put = (name: string, words: string | undefined, isQuote = false): void => {
    if (words) extra[name] = { words, isPlural: false, isQuote };
  };
  const drawn = request.cards.at(-1);
  put("card", drawn?.card.name);
  put(
    "meaning",
    drawn
      ? ((drawn.reversed ? drawn.card.reversedMeaning : null) ?? drawn.card.coreMeaning).split(
          /(?<=[.!?])\s/,
        )[0]
      : undefined,
  );
  const step = sentencesOf(request.reading.actionSteps[0]?.text ?? "")[0];
  put(
    "step",
    step && step.split(" ").length <= MAX_STEP_WORDS && !step.includes("“") ? capitalised(step) : undefined,
  );
  const quote = heard.quotes.find((one) => one.text.split(" ").length <= 12);
  put("q", heard.form === "word" ? heard.sentences[0]?.text : quote?.text, true);
  return extra;
}
