import type { HomeOutput } from "#contract/home.ts";

/** An open block in the form in which home and the lists get it. */
export const LISTED_BLOCK: HomeOutput["activeBlocks"][number] = {
  id: "0192f0c4-0000-7000-8000-000000000001",
  blockTypeId: "work",
  name: "Four drafts",
  notes: "",
  status: "active",
  resolutionReflection: null,
  parkedUntil: null,
  createdAt: "2020-10-14T08:00:00.000Z",
  updatedAt: "2020-10-14T08:00:00.000Z",
  history: [],
  readingCount: 0,
  isGrave: false,
};
