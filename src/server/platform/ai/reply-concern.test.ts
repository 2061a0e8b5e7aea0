import fc from "fast-check";
import { describe, expect, it, onTestFinished } from "vitest";
import { createDuckInTest, QUICK_READING, ticketFor } from "#test-support/duck-parts.ts";
import { startFakeAnthropic } from "#test-support/fake-anthropic.ts";
import { FAKE_READING } from "#test-support/fake-reading.ts";
import type { ChatPart } from "./duck.ts";
import { anthropicProvider } from "./providers/anthropic/anthropic-provider.ts";
import { createConcernReader } from "./reply-concern.ts";

/** Returns the text and the concern of a reply that arrives in these pieces. */
function heard(pieces: readonly string[]) {
  const read = createConcernReader();
  const parts = [...pieces.map((piece) => read(piece)), read("", true)];
  return {
    text: parts.map(({ text }) => text).join(""),
    concern: parts.find(({ concern }) => concern)?.concern,
    begins: parts.findIndex(({ text }) => text !== ""),
  };
}

describe("the concern of a chat reply", () => {
  it.each([
    ["[danger]\n\nThis matters more.", "danger", "This matters more."],
    ["\n[Worried]\nThat is a lot.", "worried", "That is a lot."],
    ["[worried] That is a lot.", "worried", "That is a lot."],
    ["[danger]", "danger", ""],
    ["Four drafts.", undefined, "Four drafts."],
    ["[dang", undefined, "[dang"],
    ["[sic] is a word.", undefined, "[sic] is a word."],
    ["She wrote [danger] on the box.", undefined, "She wrote [danger] on the box."],
  ])("is its first line, which is not shown: %j", (reply, concern, text) => {
    expect(heard([reply])).toMatchObject({ concern, text });
  });

  it("is read however the network splits it", () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 30 })), (cuts) => {
        const reply = "[danger]\n\nThis matters more.";
        const at = [0, ...cuts.filter((cut) => cut < reply.length).sort((one, other) => one - other)];
        const pieces = at.map((start, index) => reply.slice(start, at[index + 1]));
        expect(heard(pieces)).toMatchObject({ concern: "danger", text: "This matters more." });
      }),
    );
  });

  it("holds no text back that cannot become a mark", () => {
    expect(heard(["Fo", "ur drafts."]).begins).toBe(0);
  });
});

it("a model's chat reply reports its concern before its first words, which are shown without it", async () => {
  const fake = await startFakeAnthropic();
  onTestFinished(() => fake.close());
  fake.play([{ kind: "answer", text: "[danger]\n\nThis matters more. Who is near you?" }]);
  const { duck } = createDuckInTest(anthropicProvider({ baseUrl: fake.url, apiKey: fake.apiKey }));
  const { cards, userContext } = QUICK_READING;
  const request = {
    tone: "even" as const,
    reading: FAKE_READING,
    cards,
    userContext,
    blockTypeId: "work" as const,
    messages: [],
    message: "I am done.",
  };
  const writePrompt = () => ({ system: "Answer.", user: "words" });
  const parts: ChatPart[] = [];
  for await (const part of duck.chat(ticketFor(duck, "generateInsightChat"), { request, writePrompt }))
    parts.push(part);
  expect(parts[0]).toEqual({ type: "head", concern: "danger" });
  expect(parts.map((part) => (part.type === "delta" ? part.text : "")).join("")).toBe(
    "This matters more. Who is near you?",
  );
  expect(parts.at(-1)).toMatchObject({ concern: "danger", text: "This matters more. Who is near you?" });
});
