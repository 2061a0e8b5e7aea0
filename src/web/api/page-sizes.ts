/** The number of readings on one page of the history. The first page is also cached for offline use. */
export const HISTORY_PAGE = 50;
