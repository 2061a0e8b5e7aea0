/** What this process has counted since its start: no texts and no people. */
export interface HelpCounts {
  /** How often people who can be called were shown because somebody may be in danger: before an answer, or newly beside one. */
  shown: number;
}

export const emptyHelpCounts = (): HelpCounts => ({ shown: 0 });
