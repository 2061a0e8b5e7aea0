import { planOf } from "#domain/plans/plans.ts";
import { counted } from "#domain/text/counted.ts";
import { countPhrases } from "#domain/year/count-phrases.ts";
import type { Year } from "#domain/year/year.ts";
import { formatYearDay, formatYearMonth } from "#domain/year/year-calendar.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Session } from "../../platform/http/session.ts";
import type { PdfPart } from "../../platform/pdf/document.ts";
import { typesetPdf } from "../../platform/pdf/set-pdf.ts";
import { requirePremium } from "../../platform/require-premium.ts";
import { type HistoryThread, readYear } from "../patterns/patterns.ts";
import { selectSettings, shownZoneOf } from "../session/session.ts";
import type { ExportServices } from "./exports.ts";
import { fileHeaders, refuseImpossible } from "./file-formats.ts";
import { refuseTooMany } from "./limit-exports.ts";
import { streamOfBytes } from "./to-stream.ts";
import { inPieces } from "./write-pdf.ts";
import { yearArt } from "./year-art.ts";

/** Exports a calendar year as a PDF. Throws `plan_locked` without Premium, and `not_found` for an empty year. */
export async function exportYear(
  services: ExportServices & { historyThread: HistoryThread },
  session: Session,
  { year }: { year: number },
) {
  const { userId } = session;
  const now = services.clock.now();
  requirePremium(planOf(session), sentences.exportIsPremium);
  refuseImpossible("pdf");
  const [settings] = await refuseTooMany(services, { name: "exportInsights", userId, now }, (tx) =>
    selectSettings(tx, userId),
  );
  const zone = shownZoneOf(settings);
  const { found } = await readYear(services, { userId, year });
  if (!found) throw new AppError("not_found", sentences.emptyYear(year));
  const art = new Map(found.blocks.map((block) => [block.id, yearArt(found, block)]));
  const pdf = await typesetPdf({
    title: `${year} in blocks`,
    language: "en",
    fontsFolder: services.config.pdfFonts,
    parts: partsOfYear(found),
    art: (id) => art.get(id) ?? "",
  });
  return {
    headers: fileHeaders({ name: `year-${year}`, format: "pdf", at: now, zone }),
    body: streamOfBytes(inPieces(pdf), (err) =>
      services.log.error({ err }, "the export of a year broke off"),
    ),
  };
}

async function* partsOfYear(year: Year): AsyncGenerator<PdfPart> {
  yield { kind: "heading", level: 1, text: `${year.year} in blocks` };
  yield { kind: "log", text: spanOf(year) };
  if (year.blocks.length > 0) yield timelineOf(year);
  yield { kind: "heading", level: 2, text: "In figures" };
  const counts = countPhrases(year.counts).map(({ count, words }) => `${count} ${words}`);
  yield { kind: "text", text: `${counts.join(", ")}.` };
  const facts = factsOf(year);
  if (facts.length > 0) {
    yield { kind: "heading", level: 2, text: "What stood out" };
    yield { kind: "list", items: facts };
  }
  if (year.ownSentence) {
    yield { kind: "heading", level: 2, text: "In your own words" };
    yield { kind: "log", text: formatYearDay(year.year, year.ownSentence.day) };
    yield { kind: "quote", text: year.ownSentence.text };
  }
  yield { kind: "quip", text: year.remark };
}

function spanOf({ year, days, today }: Year): string {
  const last = formatYearDay(year, today ?? days - 1);
  return `${formatYearDay(year, 0)} to ${last}, ${year}${today === null ? "" : ", so far"}`;
}

function timelineOf({ year, months, days, blocks }: Year): PdfPart {
  return {
    kind: "timeline",
    months: months.map((first, index) => ({
      name: formatYearMonth(year, index),
      days: (months[index + 1] ?? days) - first,
    })),
    rows: blocks.map(({ id, name, said }) => ({ art: id, name: name || "A block", said })),
  };
}

function factsOf({ longest, fastest, card }: Year): string[] {
  return [
    ...(longest ? [`Longest: ${longest.name}, stuck on ${counted(longest.days, "day")} of the year.`] : []),
    ...(fastest ? [`Came loose soonest: ${fastest.name}, in ${counted(fastest.days, "day")}.`] : []),
    ...(card ? [`Drawn most: ${card.name}, ${card.times} times. ${card.detail}`] : []),
  ];
}
