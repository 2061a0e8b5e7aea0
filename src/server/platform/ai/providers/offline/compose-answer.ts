import { titleByRule } from "#domain/readings/step-title.ts";
import {
  adviseByCard,
  coachReply,
  nameBlock,
  remarkOnCard,
  shrinkStep,
  writeReading,
} from "#engines/duck/index.ts";
import type { OfflineRequest } from "./offline-request.ts";

/**
 * Writes what a model would have answered: JSON for a reading, plain text for everything else. In a reading the headline
 * and the interpretation come first, so that they can be shown while the rest is still streaming.
 */
export function composeAnswer(asked: OfflineRequest): string {
  switch (asked.use) {
    case "reading": {
      const { headline, interpretation, ...rest } = writeReading(asked.request);
      return JSON.stringify({ headline, interpretation, ...rest });
    }
    case "blockName":
      return nameBlock(asked.request);
    case "stepTitle":
      return titleByRule(asked.request.text);
    case "smallerStep":
      return shrinkStep(asked.request);
    case "advice":
      return adviseByCard(asked.request);
    case "take":
      return remarkOnCard(asked.request);
    case "chat":
      return coachReply(asked.request);
  }
}
