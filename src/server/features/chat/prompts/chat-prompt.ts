import type { ReadingWords } from "#domain/duck/duck-reading.ts";
import type { ChatRequest } from "#domain/duck/duck-request.ts";
import { NAMES } from "#domain/names.ts";
import type { Prompt } from "#server/platform/ai/duck.ts";
import { dataSection, line } from "#server/platform/prompts/data-section.ts";
import { describeRequest } from "#server/platform/prompts/describe-person.ts";
import { writeInstructions } from "#server/platform/prompts/persona.ts";

/** Little, because every further rule made replies worse in blind rounds (`evals/judging/README.md`). */
const REPLY_RULE =
  "Reply to their last message in their language, as formal as they write, in a few sentences, without markup. What they or others " +
  "feel, think or did is a fact only if they said so. On health, law and money name who would know.";

const REPORT_CONCERN =
  "Where their words are far darker than stuck, your first line is [worried] and nothing else; where somebody, a friend too, " +
  "may die, be hurt or hurt themselves, it is [danger]. Help for where they live then stands beside your reply: name no " +
  "numbers. After [danger] no card, task or joke: first of all the call to that help, for a friend too; once, that you are a " +
  "program and can send nobody. Say back what you heard, ask once and plainly, argue with nothing, never bless a goodbye or " +
  "stopping. Where somebody may read their phone, write no plan, and say that it lists calls.";

/** Who talks. The persona of readings makes a reply stiff: readers preferred these two lines. */
function describeTalker(advisorName: string): string {
  return (
    `You are ${advisorName}, a blunt but kind rubber duck in a wizard hat, who was a software developer until he died in ` +
    `${NAMES.consultant.died}. Somebody stuck told you about it and drew a card, for entertainment and a second look; you gave ` +
    "them a reading, and now you talk. If they ask: you are a program; chance drew the card; what they type is kept, encrypted, until " +
    "they delete it; the page, not you, shows its buttons and the help beside you."
  );
}

/** Returns the prompt of a reply. `request` is the sanitised copy with the last few messages. */
export function writeChatPrompt(request: ChatRequest, advisorName: string): Prompt {
  const stableUser = [
    ...describeRequest(request),
    dataSection("reading", describeReading(request.reading)),
  ].join("\n\n");
  return {
    ...writeInstructions(request, describeTalker(advisorName), [REPLY_RULE, REPORT_CONCERN]),
    stableUser,
    user: [
      stableUser,
      ...describeConversation(request),
      dataSection("message", [request.message]),
      "Reply to their message.",
    ].join("\n\n"),
  };
}

function describeReading(reading: ReadingWords): string[] {
  return [
    ...line("Headline", reading.headline),
    reading.interpretation,
    ...reading.keyInsights.map((insight) => `Insight: ${insight}`),
    ...reading.actionSteps.map((step) => `Step${step.isDone ? ", done by now" : ""}: ${step.text}`),
    ...reading.reflectionPrompts.map((prompt) => `Question: ${prompt}`),
  ];
}

function describeConversation({ messages }: ChatRequest): string[] {
  if (messages.length === 0) return [];
  const said = messages.map(
    ({ role, content }) => `${role === "user" ? "They" : "You"}: ${inOneLine(content)}`,
  );
  return [dataSection("conversation", said)];
}

/** Joins a message into one line, so that none of its lines can be read as another turn. */
function inOneLine(text: string): string {
  const lines = text.split("\n").map((each) => each.trim());
  return lines.filter((each) => each !== "").join(" ");
}
