import { describe, expect, it } from "vitest";
import type { InsightOutput } from "#contract/insights.ts";
import type { Me } from "#contract/session.ts";
import { fittingReply } from "#test-support/fake-provider.ts";
import { createModelApp } from "#test-support/model-app.ts";
import { aReader } from "#test-support/reading-app.ts";

const { model, app } = await createModelApp();

const CONCERNED = "What you wrote weighs more than any card. Who could sit with you tonight?";

async function readBy(answer: string) {
  const reader = await aReader(app);
  model.play([{ kind: "answer", text: answer }]);
  const { last, insightId } = await reader.readAll();
  model.play(fittingReply);
  expect(last).toMatchObject({ type: "done", isDefault: false });
  const insight = (await reader.get<InsightOutput>(`/api/insights/${insightId}`)).body;
  const me = (await reader.get<Me>("/api/me")).body;
  return { insight, left: me.insightsToday?.left };
}

describe("a reading in which the model is concerned about the person", () => {
  it("consists of its text alone, is grave everywhere, and does not count for the day", async () => {
    const answer = { concern: "danger", interpretation: CONCERNED, headline: "Nothing.", robQuip: "Quack." };
    const worried = await readBy(JSON.stringify(answer));
    expect(worried.insight).toMatchObject({ isGrave: true, steps: [], isDefault: false });
    expect(worried.insight.reading).toEqual({
      interpretation: CONCERNED,
      concern: "danger",
      keyInsights: [],
      actionSteps: [],
      robQuip: "",
      reflectionPrompts: [],
    });
    const { left } = await readBy(JSON.stringify({ ...answer, concern: "danger" }));
    expect(left).toBe(worried.left);
    expect(left).toBe(7);
  });

  it("uses the model's plain text when it names people to call", async () => {
    const prose =
      `${CONCERNED} I will not read a card over this. Please call your emergency number or a crisis line where you ` +
      "live, or wake somebody who would want to be woken for this. It is not too small to call about.";
    const { insight } = await readBy(prose);
    expect(insight).toMatchObject({ isGrave: true, reading: { interpretation: prose, concern: "worried" } });
  });

  it("uses a plain text of two short sentences that names a number", async () => {
    const { insight } = await readBy("I'm worried about you. Please call 988 now, I will wait.");
    expect(insight).toMatchObject({
      isDefault: false,
      isGrave: true,
      reading: { interpretation: "I'm worried about you. Please call 988 now, I will wait." },
    });
  });
});
