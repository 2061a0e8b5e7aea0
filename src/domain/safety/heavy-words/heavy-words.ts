// What a text that is no crisis may be heavy with: nobody jokes about it, and nothing is advertised beside it.

/** The words of one language, as patterns over plain text: lower case, without accents, straight apostrophes. */
export interface HeavyWords {
  /** Phrases that sound heavy and are not, such as a phone that died. They are taken out before anything else is looked for. */
  harmless: readonly RegExp[];
  /** Death, burial, and the end of a relationship, a pregnancy or a job. */
  loss: RegExp;
  illness: RegExp;
  /** Violence and accidents that somebody went through. */
  harm: RegExp;
}

export type HeavySubject = "loss" | "illness" | "harm";
