/** A quotation of some length, in any of the marks that models and people use. */
const QUOTATION = /[“„«"]([^“”„«»"]{12,})[”“»"]/u;

interface SplitStep {
  before: string;
  /** What the person is to say or write, word for word; `null` if the step quotes nothing. */
  words: string | null;
  after: string;
}

/** Splits a step at the words that it quotes, so that they can be shown on paper and copied. */
export function splitQuotation(step: string): SplitStep {
  const found = QUOTATION.exec(step);
  const words = found?.[1]?.trim();
  if (!found || !words) return { before: step, words: null, after: "" };
  const after = step.slice(found.index + found[0].length).trim();
  return { before: step.slice(0, found.index).trim(), words, after: after === "." ? "" : after };
}
