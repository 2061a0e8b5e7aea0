import { describe, expect, it } from "vitest";
import type { SentenceOutput } from "#contract/sentences.ts";
import { aBlock, anInsight } from "#test-support/factories.ts";
import { FAKE_READING } from "#test-support/fake-reading.ts";
import { createModelApp } from "#test-support/model-app.ts";
import { aReader } from "#test-support/reading-app.ts";

const DAY_MS = 86_400_000;
const EARLIER = "The shed is full of things that nobody wants";
const OLD = "The roof of the shed leaks again";
const GRAVE = "My father died and left me the shed";

const { model, app } = await createModelApp();

/** Requests a second reading about the same block, in which the model quotes the person's earlier question. */
async function readAgain(isPremium: boolean) {
  const reader = await aReader(app, { isPremium });
  const { userId } = reader;
  const block = await aBlock(app, { userId, name: "The shed" });
  const ask = (days: number, question: string, quiet?: 1) =>
    anInsight(app, {
      userId,
      userBlockId: block.id,
      question,
      userContext: `${question}.`,
      ...(quiet && { quiet }),
      createdAt: new Date(app.dependencies.clock.now().getTime() - days * DAY_MS),
    });
  await ask(30, OLD);
  await ask(3, GRAVE, 1);
  const earlier = await ask(2, EARLIER);
  const interpretation = `You wrote “${EARLIER}” before. ${FAKE_READING.interpretation}`;
  model.play([{ kind: "answer", text: JSON.stringify({ ...FAKE_READING, interpretation }) }]);
  const { insightId } = await reader.readAll({ userBlockId: block.id });
  const { body } = await reader.get<{ sentences: SentenceOutput[] }>(`/api/insights/${insightId}/sentences`);
  return { sent: JSON.stringify(model.requests.at(-1)?.body), sentences: body.sentences, earlier };
}

describe("what a person asked before on the same block", () => {
  it("is given to the model, whose quotation of it stays and is traced", async () => {
    const { sent, sentences, earlier } = await readAgain(true);
    expect(sent).toContain(EARLIER);
    expect(sent).toContain(OLD);
    expect(sentences.find(({ text }) => text.includes(EARLIER))?.origins[0]).toMatchObject({
      kind: "earlier",
      insightId: earlier.id,
      quote: EARLIER,
    });
  });

  it("is left out where it is grave, and where the Free plan locks it", async () => {
    const { sent } = await readAgain(false);
    expect(sent).toContain(EARLIER);
    expect(sent).not.toContain(OLD);
    expect(sent).not.toContain(GRAVE);
  });
});
