/** With fewer things, pages say in a sentence what was counted, because a chart would suggest more data. */
export const FEWEST_IN_A_CHART = 10;
