import type { NotionProblem } from "#domain/notion/exports.ts";
import { CONNECT_WITHIN_MINUTES } from "#domain/notion/limits.ts";
import { SECOND_MS } from "#domain/time.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import { isNotionFault, type NotionFault, type NotionFaultKind } from "../../platform/notion/notion.ts";

const CAUSES: Record<NotionProblem, string> = {
  place_gone:
    "The page or database you chose is no longer shared with this app. Choose another in Preferences.",
  page_gone: "Its page in Notion is gone. Export it again, and there will be a new one.",
  lost: "Notion no longer accepts the connection. Connect again in Preferences.",
  forbidden: "Notion does not let this connection write there. Choose another place in Preferences.",
  refused: "Notion did not take the page. The server’s log says why.",
  away: "Notion did not answer, several times. Please try again later.",
  unconnected: "Notion is not connected. Connect it, and choose a place, in Preferences.",
  unreadable: sentences.unreadableEntry,
};

/** Returns the sentence about an order that failed. */
export function sayProblem(problem: NotionProblem, isAboutPage: boolean): string {
  return isAboutPage ? sentences.notionPageNotCreated(CAUSES[problem]) : CAUSES[problem];
}

const PROBLEMS: Record<Exclude<NotionFaultKind, "busy">, NotionProblem> = {
  away: "away",
  unauthorized: "lost",
  missing: "place_gone",
  forbidden: "forbidden",
  refused: "refused",
};

/** Returns why an order failed that Notion did not carry out. */
export function problemOf({ kind }: NotionFault): NotionProblem {
  return kind === "busy" ? "away" : PROBLEMS[kind];
}

/** Converts a fault of a request that a person waits for. Other errors are returned as they are. */
export function toNotionError(error: unknown): unknown {
  if (!isNotionFault(error)) return error;
  const { cause } = error;
  if (error.kind === "busy")
    return new AppError("rate_limited", sentences.notionBusy, {
      cause,
      retryAfter: Math.ceil(error.waitMs / SECOND_MS),
    });
  if (error.kind === "away") return new AppError("unavailable", sentences.notionAway, { cause });
  return new AppError("conflict", CAUSES[problemOf(error)], { cause });
}

/** Converts a fault of the exchange of a code, which has its own sentence. */
export function toExchangeError(error: unknown): unknown {
  if (!isNotionFault(error)) return error;
  const { cause, kind } = error;
  if (kind === "busy" || kind === "away")
    return new AppError("unavailable", sentences.notionTokenNotExchanged(sentences.notionAway), { cause });
  return new AppError("conflict", sentences.notionTokenNotExchanged(sentences.notionCodeRefused), {
    cause,
    log: { notion: kind },
  });
}

export const STATE_GONE = sentences.notionStateGone(CONNECT_WITHIN_MINUTES);
