import type { ReadingWords } from "#domain/duck/duck-reading.ts";
import type { ChatRequest } from "#domain/duck/duck-request.ts";
import type { Prompt } from "#server/platform/ai/duck.ts";
import { dataSection, line } from "#server/platform/prompts/data-section.ts";
import { describeRequest } from "#server/platform/prompts/describe-person.ts";
import { writeInstructions } from "#server/platform/prompts/persona.ts";

const REPLY_RULE =
  "You gave them a reading; now you talk. Reply as one talks: a few sentences, 40 to 100 words, fewer to a short message; no " +
  "list, heading or markup. One thought, carried through: take up what they have just said, with its own nouns, and its joke if " +
  "it has one, and answer it. Where it hurts, stay there with them. Where they are about to speak or act, give the one " +
  "sentence that they could say, as they talk, between “ and ”, or the one thing to do now. No guesses about people who are " +
  "not here, no lecture, no excuse unless you were wrong, no question only to keep them talking.";

const REPORT_CONCERN =
  "Where their words are far darker than stuck, your first line is [worried] and nothing else; where somebody, a friend too, " +
  "may die, be hurt or hurt themselves, it is [danger]. Help for where they live then stands beside your reply: name no " +
  "numbers. After [danger] no card, step or joke: this matters more, use the help, tell a person they trust.";

/** Returns the prompt of a reply. `request` is the sanitised copy with the last few messages. */
export function writeChatPrompt(request: ChatRequest, advisorName: string): Prompt {
  const stableUser = [
    ...describeRequest(request),
    dataSection("reading", describeReading(request.reading)),
  ].join("\n\n");
  return {
    ...writeInstructions(request, advisorName, [REPLY_RULE, REPORT_CONCERN]),
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
