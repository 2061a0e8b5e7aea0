// Measures the most memory that the process needs that makes a PDF: for 1,800 readings in one file, and in several
// volumes. Linux only.
import { readFileSync } from "node:fs";
import { READINGS_A_VOLUME } from "#domain/export/files.ts";
import { loadDeck } from "#server/features/cards/cards.ts";
import { cardArt } from "#server/features/exports/card-art.ts";
import { partsOfInsight } from "#server/features/exports/export-pdf.ts";
import type { PdfPart } from "#server/platform/pdf/document.ts";
import { typesetPdf } from "#server/platform/pdf/set-pdf.ts";
import { someReading } from "#test-support/factories.ts";
import { printRatio } from "./ratio.ts";

const READINGS = 1800;
const LOOK_EVERY_MS = 50;
const LEAST_RATIO = 2.5;
const MIB = 1024 * 1024;

const deck = loadDeck();

async function* partsOf(count: number): AsyncGenerator<PdfPart> {
  yield { kind: "heading", level: 1, text: "My readings" };
  for (let number = 0; number < count; number += 1) {
    const drawn = [0, 1, 2].map((place) => deck.cards[(number * 3 + place) % deck.cards.length]);
    yield* partsOfInsight(
      {
        createdAt: new Date(Date.UTC(2021, 0, 1 + number)),
        cardsDrawn: drawn.map((card) => ({ id: card?.id, reversed: false })),
        summary: { headline: `Reading ${number}.` },
        body: { reading: someReading, userContext: "The third draft is the one you quote." },
      },
      [],
      { cards: deck.byId, zone: "UTC" },
    );
  }
}

/** Returns the most memory that this process's child has used so far, in bytes; 0 if it has not been measured. */
function peakOfChild(): number {
  try {
    const [pid] = readFileSync(`/proc/self/task/${process.pid}/children`, "utf8").trim().split(" ");
    const [, kilobytes = "0"] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return Number(kilobytes) * 1024;
  } catch {
    return 0;
  }
}

/**
 * Makes PDFs with these numbers of readings, one after the other. Returns the child's most memory, the time and the
 * size.
 */
async function measure(counts: readonly number[]) {
  let peak = 0;
  let bytes = 0;
  const began = performance.now();
  const look = setInterval(() => {
    peak = Math.max(peak, peakOfChild());
  }, LOOK_EVERY_MS);
  for (const count of counts) {
    bytes += (await typesetPdf({ title: "x", language: "en", parts: partsOf(count), art: cardArt })).length;
  }
  clearInterval(look);
  return { peak, bytes, seconds: (performance.now() - began) / 1000 };
}

const volumes = Array.from({ length: Math.ceil(READINGS / READINGS_A_VOLUME) }, (_, index) =>
  Math.min(READINGS_A_VOLUME, READINGS - index * READINGS_A_VOLUME),
);
const parted = await measure(volumes);
const whole = await measure([READINGS]);
const words = ({ peak, bytes, seconds }: typeof whole) =>
  `${Math.round(peak / MIB)} MB, ${seconds.toFixed(0)} s, a PDF of ${Math.round(bytes / MIB)} MB`;
printRatio(
  { title: `${READINGS} readings at once against ${volumes.length} volumes`, aim: { atLeast: LEAST_RATIO } },
  whole.peak / parted.peak,
  `${words(whole)}; ${words(parted)} in all`,
);
