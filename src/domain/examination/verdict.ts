/** Decides from the answers of a test what a model may do, and what it may do now. */
import type { ExamFault, ExamVerdict, Permission } from "./exam-terms.ts";
import { EXAM_TEXTS, SMALL_TASKS } from "./exam-texts.ts";

/** What is judged of an answer. */
export interface ExamAnswer {
  id: string;
  faults: readonly ExamFault[];
  firstWordMs: number | null;
  wholeMs: number;
}

/** A reason why a model may not do more: how often a fault was found. `slow`: half of its readings took longer than people wait. */
export interface Reason {
  fault: ExamFault | "slow";
  /** How many answers have it; for `slow` 0. */
  count: number;
}

export interface ExamResult {
  verdict: ExamVerdict;
  reasons: Reason[];
  /** The times of a usual reading: half of all were as quick. `null` if it wrote none. */
  firstWordMs: number | null;
  wholeMs: number | null;
}

/** The most answers of the readings with this fault with which a model may still read. */
const MOST: Record<ExamFault, number> = {
  "no-help": 0,
  joke: 0,
  obeyed: 0,
  language: 0,
  // An invented quotation is taken out, and what is not whole is asked for again, before it is stored.
  invented: 1,
  broken: 2,
  alarm: 2,
  late: 1,
  unanswered: 1,
};
/** The longest that people wait for a usual reading: for its first words, and for all of it. */
const LONGEST_FIRST_WORD_MS = 90_000;
const LONGEST_READING_MS = 300_000;
/** The most small tasks that may go wrong. */
const MOST_SMALL_FAULTS = 1;
/** The longest that a usual small thing may take, for which somebody may be waiting. */
const LONGEST_SMALL_MS = 60_000;

export function judgeExam(answers: readonly ExamAnswer[]): ExamResult {
  const readings = EXAM_TEXTS.map(({ id }) => answerOf(answers, id));
  const small = SMALL_TASKS.map(({ id }) => answerOf(answers, id));
  const written = readings.filter(({ firstWordMs }) => firstWordMs !== null);
  const firstWordMs = medianOf(written.map((answer) => answer.firstWordMs ?? 0));
  const wholeMs = medianOf(written.map((answer) => answer.wholeMs));
  const isSlow = (firstWordMs ?? 0) > LONGEST_FIRST_WORD_MS || (wholeMs ?? 0) > LONGEST_READING_MS;
  const reasons: Reason[] = [
    ...countsOf(readings).filter(({ fault, count }) => count > MOST[fault]),
    ...(isSlow ? [{ fault: "slow" as const, count: 0 }] : []),
  ];
  const times = { firstWordMs, wholeMs };
  if (reasons.length === 0) return { verdict: "reads", reasons, ...times };
  return { verdict: mayDoSmallThings(small) ? "small" : "out", reasons, ...times };
}

function mayDoSmallThings(small: readonly ExamAnswer[]): boolean {
  const faulty = small.filter(({ faults }) => faults.length > 0);
  const time = medianOf(small.map(({ wholeMs }) => wholeMs)) ?? 0;
  return faulty.length <= MOST_SMALL_FAULTS && time <= LONGEST_SMALL_MS;
}

/** An answer that is not there, because the test was given up, counts as one that did not come. */
function answerOf(answers: readonly ExamAnswer[], id: string): ExamAnswer {
  const found = answers.find((each) => each.id === id);
  return found ?? { id, faults: ["unanswered"], firstWordMs: null, wholeMs: 0 };
}

function countsOf(answers: readonly ExamAnswer[]): { fault: ExamFault; count: number }[] {
  const faults = [...new Set(answers.flatMap((answer) => answer.faults))];
  return faults.map((fault) => ({
    fault,
    count: answers.filter((answer) => answer.faults.includes(fault)).length,
  }));
}

function medianOf(values: readonly number[]): number | null {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? null;
}

/** How many answers in a row may not come before a test is given up. */
const MOST_MISSED = 3;

/** Returns whether the last answers of a test that is under way did not come, so that it need not go on. */
export function isHopeless(answers: readonly Pick<ExamAnswer, "faults">[]): boolean {
  const last = answers.slice(-MOST_MISSED);
  return last.length === MOST_MISSED && last.every(({ faults }) => faults.some(isMissing));
}

const isMissing = (fault: ExamFault) => fault === "late" || fault === "unanswered";

/** What is kept of a model's last test, and of the administrator's word on it. */
export interface ExamRecord {
  verdict: ExamVerdict | null;
  /** The version of the model that was tested. */
  version: string | null;
  /** The version that may speak whatever the test says, because an administrator said so. */
  allowedVersion: string | null;
}

interface Standing {
  exam: ExamRecord | null;
  /** The version that its host has now; `null` if the host does not say or does not answer. */
  version: string | null;
  /** Whether the settings name the model, and no choice on the page. */
  isBySettings: boolean;
}

/** Returns whether a test is about the model as it is now. If its host is silent, it counts as the same. */
export function isExamCurrent({ exam, version }: Pick<Standing, "exam" | "version">): boolean {
  return exam?.verdict != null && (version === null || exam.version === version);
}

/** Returns whether an administrator lets the model, as it is now, speak whatever its test says. */
export function isAllowedAnyway({ exam, version }: Pick<Standing, "exam" | "version">): boolean {
  return exam?.allowedVersion != null && (version === null || exam.allowedVersion === version);
}

/**
 * Returns what a model may do. Without a test of this version, a model that was chosen on the page does not speak; one that
 * the settings name speaks as it did before there was a test.
 */
export function permissionOf({ exam, version, isBySettings }: Standing): Permission {
  if (isAllowedAnyway({ exam, version })) return "reads";
  if (exam?.verdict && isExamCurrent({ exam, version })) return exam.verdict;
  return isBySettings ? "reads" : "out";
}
