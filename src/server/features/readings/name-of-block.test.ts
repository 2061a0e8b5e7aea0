import { expect, it } from "vitest";
import type { InsightOutput } from "#contract/insights.ts";
import { startFakeAnthropic } from "#test-support/fake-anthropic.ts";
import { answeredBy, aReader } from "#test-support/reading-app.ts";
import { createTestApp } from "#test-support/test-app.ts";

it("a new block gets its plain name, without a model call, when the model gave no reading", async () => {
  const model = await startFakeAnthropic();
  try {
    const app = await createTestApp({ settings: answeredBy(model) });
    const reader = await aReader(app);
    model.play([{ kind: "answer", text: "No." }]);
    const lost = await reader.readAll({ blockTypeId: "work" });
    expect(lost.last).toMatchObject({ type: "done", isDefault: true });
    expect(model.requests.map(({ body }) => body.max_tokens)).toEqual([750, 750]);
    const { body } = await reader.get<InsightOutput>(`/api/insights/${lost.insightId}`);
    expect(body.associatedBlock?.name).toBe("Work Block");
  } finally {
    await model.close();
  }
});
