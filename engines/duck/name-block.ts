import { sentencesToPick } from "#domain/asking/sentences-to-pick.ts";
import type { BlockNameRequest } from "#domain/duck/duck-request.ts";
import { closeQuotes } from "#domain/readings/close-quotes.ts";
import { BLOCK_NAME_MAX } from "#domain/readings/lengths.ts";
import { shorten } from "#domain/text/shorten.ts";
import { trimEndWhere } from "#domain/text/trim-end.ts";

const MOST_WORDS = 6;

/** Names a block with the first whole words of the person's text, or of the act that they named if the text has none. */
export function nameBlock({ userContext, act = "" }: Pick<BlockNameRequest, "userContext" | "act">): string {
  const [sentence = ""] = [...sentencesToPick(userContext), ...sentencesToPick(act)];
  const words = sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const name = closeQuotes(trimEndWhere(words.slice(0, MOST_WORDS).join(" "), /[\s.,;:!?…–—-]/));
  return shorten(words.length > MOST_WORDS ? `${name}…` : name, BLOCK_NAME_MAX);
}
