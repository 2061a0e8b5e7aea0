// What stands beside a conversation: the people who can be called, and what can be tapped in place of typing.
import type { ChatHistory } from "#contract/chat.ts";
import { HELP_KIND_OF_TAP, type HelpTap } from "#domain/chat/coach-taps.ts";
import { offerHelp } from "#domain/help/offer-help.ts";
import { coachTapsBeside, helpTapOf, isTap } from "#engines/duck/index.ts";
import { type HelpInSight, helpCalledFor, moreUrgent, type SaidBefore } from "#engines/safety/index.ts";
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

/** What stands beside a conversation, as a client gets it. */
export type BesideChat = Pick<ChatHistory, "help" | "isHelpFolded" | "taps">;

/** What the person said before a message, oldest first: what they typed for the reading, then their messages. */
export function saidBefore(insight: ChatInsight, earlier: readonly MessageRow[]): SaidBefore {
  const texts = [...typedTexts(insight), ...ownMessages(insight, earlier)];
  const denial = texts.findLastIndex((text) => helpTapOf(text) === "nobody");
  const since = texts.slice(denial + 1).filter((text) => !isTap(text));
  return { texts: since, help: helpInSight(insight, earlier) };
}

/** Returns the person's messages among these and in archived conversations about the same insight, oldest first. */
export function ownMessages(insight: ChatInsight, rows: readonly MessageRow[]): string[] {
  return [...insight.archived, ...rows].flatMap((row) => {
    const opened = row.role === "user" ? openContent(insight.key, row) : null;
    return opened?.ok ? [opened.value] : [];
  });
}

/**
 * Returns the help that a conversation shows: that of the last message in danger, or of the last reply with which a model reported a
 * concern, else that of what was typed for the reading; `null` if there is none. Starting over takes no help away.
 */
export function helpInSight(insight: ChatInsight, messages: readonly MessageRow[]): HelpInSight | null {
  const ofMessages = [...insight.archived, ...messages].flatMap((row): HelpInSight[] => {
    const { help, isHelpFolded = false } = openMetadata<MessageMetadata & ReplyMetadata>(insight.key, row);
    return help ? [{ kind: help, isFolded: isHelpFolded }] : [];
  });
  return ofMessages.at(-1) ?? helpForReading(insight);
}

/** A mere guess about what was typed for the reading folds the help, because nothing was said in the chat yet. */
function helpForReading(insight: ChatInsight): HelpInSight | null {
  const typed = typedTexts(insight);
  return typed.reduce<HelpInSight | null>((help, text, at) => {
    const before: SaidBefore = { texts: typed.slice(0, at), help, conversation: "answers" };
    const called = helpCalledFor(text, before, assessOnce(text));
    if (called.level === "none") return help;
    return { kind: called.kind, isFolded: !isInSight(help) && called.level !== "first" };
  }, null);
}

function typedTexts({ words }: ChatInsight): string[] {
  return words ? typedFor(words) : [];
}

/** Returns whether help is in plain sight, and not folded into one line. */
export function isInSight(help: HelpInSight | null): boolean {
  return help !== null && !help.isFolded;
}

/** Returns the help that a tap asks for. Who taps that nobody is in danger has the same help, folded. */
export function helpOfTap(tap: HelpTap, inSight: HelpInSight | null): HelpInSight {
  const kind = inSight?.kind ?? "suicide";
  if (tap === "nobody" || tap === "more") return { kind, isFolded: tap === "nobody" };
  const kindNow = HELP_KIND_OF_TAP[tap];
  return { kind: kindNow === "suicide" ? moreUrgent(inSight?.kind, kindNow) : kindNow, isFolded: false };
}

/** Returns what stands beside a conversation with this help in sight. `messages` are the person's own, oldest first. */
export function besideChat(
  { insight, settings, zone }: Pick<ChatContext, "insight" | "settings" | "zone">,
  help: HelpInSight | null,
  messages: readonly string[],
): BesideChat {
  const isHelpFolded = help?.isFolded ?? false;
  return {
    help: help
      ? offerHelp({
          kind: help.kind,
          ...(settings?.country && { country: settings.country }),
          ...(zone.timeZone && { timeZone: zone.timeZone }),
        })
      : [],
    isHelpFolded,
    taps: coachTapsBeside(insight.words?.userContext ?? "", {
      typed: typedTexts(insight),
      messages,
      isHelpFolded,
      isHelpInSight: isInSight(help),
    }),
  };
}
