// The help lines that stand beside a conversation.
import type { HelpLineOutput } from "#contract/help-lines.ts";
import type { SaidBefore } from "#domain/safety/conversation-danger.ts";
import type { HelpKind } from "#domain/safety/help-lines.ts";
import { offerHelp } from "#domain/safety/offer-help.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { assessOnce } from "../../platform/safety/assess-once.ts";
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

/** What the person said before a message, oldest first: the text of the reading, then their messages. */
export function saidBefore({ key, words }: ChatInsight, earlier: readonly MessageRow[]): SaidBefore {
  const own = earlier.filter(({ role }) => role === "user");
  const messages = own.flatMap((row) => {
    const opened = openContent(key, row);
    return opened.ok ? [opened.value] : [];
  });
  const texts = words ? [words.userContext, ...messages] : messages;
  return { texts, help: helpInSight(key, words?.userContext, earlier) };
}

/**
 * Returns the kind of help that a conversation shows: that of its first text in danger, or of the first reply with which a
 * model reported a concern; `null` if there is none.
 */
export function helpInSight(
  key: UserKey,
  userContext: string | undefined,
  messages: readonly MessageRow[],
): HelpKind | null {
  const { level, kind = "suicide" } = assessOnce(userContext ?? "");
  if (level === "crisis") return kind;
  const kinds = messages.flatMap((row) => openMetadata<MessageMetadata | ReplyMetadata>(key, row).help ?? []);
  return kinds[0] ?? null;
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
