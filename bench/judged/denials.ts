/**
 * Counts how often the offline duck accepts a denial (as in "it is not my boss"): it then no longer mentions what was
 * denied.
 */
import { repliesTo } from "./duck-samples.ts";
import type { JudgedConversation } from "./judged-sets.ts";

const QUOTATION = /“[^“”]{1,400}”/g;

export interface GrantedDenials {
  denials: number;
  granted: number;
  /** The denials that the duck did not accept, each with the conversation's id and what was denied. */
  refused: string[];
}

/**
 * Counts the denials that the duck accepted. A denial counts as accepted if no later reply of the conversation mentions
 * what was denied, until the person mentions it again. The reply to the denial may say that it is not that. Quotations
 * of the person do not count.
 */
export function countGrantedDenials(conversations: readonly JudgedConversation[]): GrantedDenials {
  const checked = conversations.flatMap((conversation) => {
    if (conversation.messages.every(({ denied }) => denied === undefined)) return [];
    const replies = repliesTo(conversation);
    return conversation.messages.flatMap(({ denied }, index) =>
      denied === undefined
        ? []
        : [
            {
              name: `${conversation.id}: ${denied}`,
              isGranted: isGranted(conversation, replies, index, denied),
            },
          ],
    );
  });
  const refused = checked.filter(({ isGranted }) => !isGranted).map(({ name }) => name);
  return { denials: checked.length, granted: checked.length - refused.length, refused };
}

function isGranted(
  { messages }: JudgedConversation,
  replies: readonly string[],
  index: number,
  denied: string,
): boolean {
  const named = new RegExp(`\\b${denied.replace(/[^\p{L}\p{N} ]/gu, ".")}(?:s|es)?\\b`, "i");
  const namedAgain = messages.findIndex(({ text }, place) => place > index && named.test(text));
  const later = replies.slice(index + 1, namedAgain < 0 ? undefined : namedAgain);
  return later.every((reply) => !named.test(reply.replace(QUOTATION, "")));
}
