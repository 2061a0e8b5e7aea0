// The help lines that stand beside a conversation.
import type { HelpLineOutput } from "#contract/help-lines.ts";
import { helpCalledFor, type SaidBefore } from "#domain/safety/conversation-danger.ts";
import type { HelpKind } from "#domain/safety/help-lines.ts";
import { offerHelp } from "#domain/safety/offer-help.ts";
import { assessOnce } from "../../platform/safety/assess-once.ts";
import { typedFor } from "../insights/insights.ts";
import type { ChatInsight } from "./find-insight.ts";
import type { ChatContext } from "./load-chat.ts";
import {
  type MessageMetadata,
  type MessageRow,
  openContent,
  openMetadata,
  type ReplyMetadata,
} from "./stored-chat.ts";

type Whereabouts = Pick<ChatContext, "settings" | "zone">;

/** What the person said before a message, oldest first: what they typed for the reading, then their messages. */
export function saidBefore(insight: ChatInsight, earlier: readonly MessageRow[]): SaidBefore {
  const own = earlier.filter(({ role }) => role === "user");
  const messages = own.flatMap((row) => {
    const opened = openContent(insight.key, row);
    return opened.ok ? [opened.value] : [];
  });
  return { texts: [...typedTexts(insight), ...messages], help: helpInSight(insight, earlier) };
}

/**
 * Returns the kind of help that a conversation shows: that of what was typed for the reading, of the first message in danger, or
 * of the first reply with which a model reported a concern; `null` if there is none.
 */
export function helpInSight(insight: ChatInsight, messages: readonly MessageRow[]): HelpKind | null {
  const typed = typedTexts(insight);
  for (const [at, text] of typed.entries()) {
    const called = helpCalledFor(text, { texts: typed.slice(0, at), help: null }, assessOnce(text));
    if (called.level !== "none") return called.kind;
  }
  const kinds = messages.flatMap(
    (row) => openMetadata<MessageMetadata | ReplyMetadata>(insight.key, row).help ?? [],
  );
  return kinds[0] ?? null;
}

function typedTexts({ words }: ChatInsight): string[] {
  return words ? typedFor(words) : [];
}

/** Returns the lines of a kind for a person; none where no help belongs beside the conversation. */
export function helpLinesFor({ settings, zone }: Whereabouts, kind: HelpKind | null): HelpLineOutput[] {
  if (kind === null) return [];
  const { timeZone } = zone;
  return offerHelp({
    kind,
    ...(settings?.country && { country: settings.country }),
    ...(timeZone && { timeZone }),
  });
}
