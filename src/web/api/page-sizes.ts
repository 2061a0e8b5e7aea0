/** The number of readings in a page of the history. The first page is also what is cached for offline use. */
export const HISTORY_PAGE = 50;
