import type { InsightOutput } from "#contract/insights.ts";
import type { BlockTypeId } from "#domain/deck/card.ts";
import { newId } from "#server/platform/db/ids.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { sentenceOf } from "#server/platform/errors/sentences.ts";
import type { ContractCaller } from "#server/platform/http/call-in-process.ts";

/** Draws and reads, as the page does, and returns the stored reading. Throws as the reading's stream says. */
export async function drawReading(
  api: ContractCaller,
  wanted: { question: string; cards: 1 | 3; kind: BlockTypeId; blockId?: string | undefined },
): Promise<InsightOutput> {
  const { question, cards, kind, blockId } = wanted;
  const events = await api.readings.create({
    headers: { "idempotency-key": newId() },
    body: {
      spreadType: cards === 3 ? "full-pond" : "quick-draw",
      userContext: question,
      ...(blockId === undefined ? { blockTypeId: kind } : { userBlockId: blockId }),
    },
  });
  for await (const event of events) {
    if (event.type === "done") return await api.insights.get({ id: event.insightId });
    if (event.type === "error") {
      const { type, code, message, ...detail } = event;
      throw new AppError(code, message, detail);
    }
  }
  throw new AppError("reading_failed", sentenceOf("reading_failed"));
}
