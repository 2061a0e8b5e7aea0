// What the tools answer, as texts that a person could read too.
import type { ListedBlockOutput } from "#contract/blocks.ts";
import type { HelpLineOutput } from "#contract/help-lines.ts";
import type { InsightOutput } from "#contract/insights.ts";
import type { OpenStepOutput } from "#contract/steps.ts";
import type { AppError } from "#server/platform/errors/app-error.ts";
import { sentences } from "#server/platform/errors/sentences.ts";

export function readingText(insight: InsightOutput, appUrl: string): string {
  const { id, cardsDrawn, reading, notice, steps } = insight;
  if (!reading) return sentences.unreadableEntry;
  const cards = cardsDrawn
    .map(({ id: card, reversed }) => (reversed ? `${card} (reversed)` : card))
    .join(", ");
  return [
    ...(notice ? [notice] : []),
    ...(reading.headline ? [reading.headline] : []),
    `Cards: ${cards}`,
    reading.interpretation,
    ...listed(
      "Insights:",
      reading.keyInsights.map((line) => `- ${line}`),
    ),
    ...listed(
      "Steps:",
      steps.map(({ index, text, isDone }) => `${index}. ${text}${isDone ? " (done)" : ""}`),
    ),
    reading.robQuip,
    `readingId: ${id}\n${appUrl}/insights/${id}\nFor entertainment: it foretells nothing.`,
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

export function blockLines({ items }: { items: readonly ListedBlockOutput[] }): string {
  const lines = items.map(
    ({ id, name, blockTypeId, status, readingCount }) =>
      `- ${name} (${blockTypeId}, ${status}, readings: ${readingCount}) blockId: ${id}`,
  );
  return lines.join("\n") || "There is no such block.";
}

export function stepLines({ items }: { items: readonly OpenStepOutput[] }): string {
  const lines = items.map(({ text, promise, blockName, insightId, index }) => {
    const more = [promise ? `day: ${promise.dueOn}` : "", blockName ? `block: ${blockName}` : ""].filter(
      Boolean,
    );
    return `- ${text}${more.length > 0 ? ` (${more.join(", ")})` : ""} readingId: ${insightId} step: ${index}`;
  });
  return lines.join("\n") || "No step is open.";
}

/** Returns an error's sentence, with the help lines that belong to it. */
export function errorText(error: AppError): string {
  const { help = [] } = error.detail;
  return [error.message, ...help.map(helpLine)].join("\n");
}

function helpLine({ name, phone, text, hours, url }: HelpLineOutput): string {
  return [name, phone && `phone ${phone}`, text && `text ${text}`, hours, url].filter(Boolean).join(", ");
}

function listed(heading: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [[heading, ...lines].join("\n")] : [];
}
