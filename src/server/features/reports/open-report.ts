// Opens what a person chose to send with a report, and the answer to it.
import type { ReportSeal } from "../../platform/crypto/report-seal.ts";
import { isRecord, isText } from "../../platform/crypto/shape.ts";

/** The dependency of features that encrypt or open reports. */
export interface WithReportSeal {
  reportSeal: ReportSeal;
}

/** The reading as it goes along with a report: what was asked, the names of the cards, and what was answered. */
export interface SentReading {
  question: string;
  cards: string[];
  answer: string;
}

/** The texts that a person chose to send. */
export interface SentTexts {
  note: string | null;
  reading: SentReading | null;
}

/** Opens the texts of a report. Returns `null` where they do not open. */
export function openTexts(seal: ReportSeal, { id, body }: { id: string; body: string }): SentTexts | null {
  const value = seal.open("body", id, body);
  return isSentTexts(value) ? value : null;
}

/** Opens the answer to a report. Returns `null` if there is no answer or it does not open. */
export function openReportAnswer(
  seal: ReportSeal,
  { id, answer }: { id: string; answer: string | null },
): string | null {
  const value = answer === null ? undefined : seal.open("answer", id, answer);
  return isText(value) ? value : null;
}

function isSentTexts(value: unknown): value is SentTexts {
  if (!isRecord(value)) return false;
  const { note, reading } = value;
  return (note === null || isText(note)) && (reading === null || isSentReading(reading));
}

function isSentReading(value: unknown): value is SentReading {
  if (!isRecord(value)) return false;
  const { question, cards, answer } = value;
  return isText(question) && Array.isArray(cards) && cards.every(isText) && isText(answer);
}
