import { CHAT_FRAMES } from "./chat-frames.ts";
import { needsExcludedThing } from "./excluded-in.ts";
import type { ChatFrames } from "./frame-types.ts";
import type { Fact } from "./gather-facts.ts";
import type { Intent } from "./message-intents.ts";

interface MatterInputs {
  chosen: ChatFrames;
  frames: ChatFrames;
  extra: Record<string, Fact>;
  intent: Intent;
  isWithoutMeans: boolean;
}

/**
 * Returns templates for a smaller step: without the thing that the person excludes; or about the matter, if the message
 * names it or there is no step to make smaller.
 */
export function framesWithMatter({
  chosen,
  frames,
  extra,
  intent,
  isWithoutMeans,
}: MatterInputs): ChatFrames {
  if (intent !== "smaller") return frames;
  const excluded = extra.excluded?.words;
  if (excluded !== undefined) {
    const { turns, ...rest } = CHAT_FRAMES.smallerWithout;
    return { ...rest, turns: turns.filter((turn) => !needsExcludedThing(turn, excluded)) };
  }
  if (chosen === CHAT_FRAMES.otherStep) return frames;
  const isOfMatter = extra.whole !== undefined || extra.time !== undefined || extra.smaller === undefined;
  if (isWithoutMeans)
    return { ...frames, reactions: frames.reactions.filter((frame) => !frame.includes("{time}")) };
  if (!isOfMatter) return frames;
  if (extra.time === undefined) return CHAT_FRAMES.smallerOfMatter;
  const timed = frames.reactions.filter((frame) => frame.includes("{time}"));
  const turns = CHAT_FRAMES.smallerOfMatter.turns.map(
    (turn) => `To begin with, ${turn.charAt(0).toLowerCase()}${turn.slice(1)}`,
  );
  return { ...CHAT_FRAMES.smallerOfMatter, reactions: timed, turns };
}
