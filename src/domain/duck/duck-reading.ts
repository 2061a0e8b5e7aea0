/** The texts of a reading, as the duck is given them again in a chat. */
export interface ReadingWords {
  headline: string;
  /** The interpretation: paragraphs separated by blank lines, without markup. */
  interpretation: string;
  keyInsights: string[];
  actionSteps: DuckStep[];
  robQuip: string;
  reflectionPrompts: string[];
}

export interface DuckStep {
  text: string;
  minutes: number;
  /** Whether the person has done the step. */
  isDone?: boolean;
}
