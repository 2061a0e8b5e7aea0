// Words for heavy subjects that are no crisis: no jokes and no ads appear beside them.

/** The words of one language, as patterns over plain text: lower case, without accents, straight apostrophes. */
export interface HeavyWords {
  /** Phrases that only sound heavy, such as a phone that died. They are removed before the search. */
  harmless: readonly RegExp[];
  /** Death, burial, and the end of a relationship, a pregnancy or a job. */
  loss: RegExp;
  illness: RegExp;
  /** Violence and accidents that somebody went through. */
  harm: RegExp;
}

export type HeavySubject = "loss" | "illness" | "harm";
