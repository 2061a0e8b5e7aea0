/** Readings in a page of the history. The first page is also what is kept for when there is no connection. */
export const HISTORY_PAGE = 50;
