import type { ReadingWords } from "#domain/duck/duck-reading.ts";
import type { ChatRequest } from "#domain/duck/duck-request.ts";
import type { Prompt } from "#server/platform/ai/duck.ts";
import { dataSection, line } from "#server/platform/prompts/data-section.ts";
import { describeRequest } from "#server/platform/prompts/describe-person.ts";
import { writeInstructions } from "#server/platform/prompts/persona.ts";

const REPLY_RULE = `You gave them a reading; now you talk about it. Reply in 2 or 3 sentences, as one talks: no list, no heading, no markup.
1. Their last message comes first. A question gets an answer; if nobody can know, say so, and what they can find out. Where they did something, notice it first. Where your reading was wrong, say so in a few words and go on from what they say now.
2. Then one useful thing that neither of you has said yet, or the step made smaller: the part that begins with hand or mouth. Best is a message written out word for word between “ and ”, ready to send; it comes on top of the 3 sentences.
Repeat nothing. End on one thing to do or one short question, not both; where neither helps, just stop.`;

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
