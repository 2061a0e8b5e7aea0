// Names the block that a reading creates.
import { blockTypeOf } from "#domain/blocks/block-types.ts";
import type { BlockNameRequest } from "#domain/duck/duck-request.ts";
import type { StandInReason } from "#domain/duck/stand-in.ts";
import { FIXED_COSTS } from "#domain/limits/rate-limits.ts";
import { zoneAt } from "#domain/plans/day.ts";
import { fallbackBlockName, readBlockName } from "#domain/readings/block-name.ts";
import { nameBlock as nameByWords } from "#engines/duck/index.ts";
import type { Ticket } from "../../platform/ai/ticket.ts";
import type { Services } from "../../platform/services.ts";
import type { ReadingContext } from "./load-reading.ts";
import { writeBlockNamePrompt } from "./prompts/block-name-prompt.ts";
import type { StoredRequest } from "./stored-reading.ts";

interface NamedRun {
  userId: string;
  id: string;
  context: ReadingContext;
  request: StoredRequest;
  abort: AbortController;
  ticket: Pick<Ticket, "duck">;
  /** Why the offline duck writes the reading in place of the model; absent if it does not. */
  standIn?: StandInReason;
}

/**
 * Returns a name for the new block, `null` when the reading is linked to one. Never fails, because there is a
 * plain name.
 */
export async function nameNewBlock(services: Services, running: NamedRun): Promise<string | null> {
  const { database, duck, clock, log } = services;
  const { userId, id, context, request, abort, ticket, standIn } = running;
  if (!makesBlock(request)) return null;
  const blockTypeName = kindOf(request.blockTypeId);
  // A model that was not to be asked for the reading is not asked for the name either. One at home does one thing at a
  // time, and may take two minutes for a name, so that the end of the reading would wait for it.
  if (standIn || ticket.duck.isAtHome || duck.isAtHome)
    return readBlockName(nameByWords(namedFrom(request))) ?? fallbackBlockName(blockTypeName);
  try {
    const now = clock.now();
    const admission = duck.admit({
      feature: "generateUserBlockName",
      cost: FIXED_COSTS.generateUserBlockName,
      userId,
      // A block's name needs no crisis check, because the check was made before the reading began.
      texts: [],
      timeZone: zoneAt(now, context.zone),
    });
    const [claimed] = await database.shared((tx) => [admission.claim(tx, now)]);
    const said = await duck.nameBlock(admission.settle(claimed, now), {
      request: { ...namedFrom(request), blockTypeId: request.blockTypeId },
      writePrompt: writeBlockNamePrompt,
      signal: abort.signal,
      ...(blockTypeName && { blockTypeName }),
    });
    return said.text;
  } catch (error) {
    if (!abort.signal.aborted) log.warn({ err: error, readingId: id }, "a block was given its plain name");
    return fallbackBlockName(blockTypeName);
  }
}

/** Returns the texts that name the new block: what the person asked, and the act that they named. */
function namedFrom({ userContext, answers }: StoredRequest): Pick<BlockNameRequest, "userContext" | "act"> {
  return { userContext, ...(answers?.act !== undefined && { act: answers.act }) };
}

/** Returns whether the reading creates a new block. */
function makesBlock({ userBlockId, replaces }: StoredRequest): boolean {
  return userBlockId === null && replaces === null;
}

/** Returns the name for the new block that is used instead of a model's; `null` if no block is created. */
export function plainName(request: StoredRequest): string | null {
  return makesBlock(request) ? fallbackBlockName(kindOf(request.blockTypeId)) : null;
}

/** Returns the kind of block as used in a block's name: 'Creative' for 'Creative Block'. */
function kindOf(blockTypeId: string): string | undefined {
  return blockTypeOf(blockTypeId)?.name.replace(/ block$/, "");
}
