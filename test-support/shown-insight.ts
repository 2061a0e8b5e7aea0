import type { InsightOutput } from "#contract/insights.ts";

/** What the page of a reading gets, with nothing beside the reading itself. A test adds what it is about. */
export const SHOWN_INSIGHT: InsightOutput = {
  id: "0192f0c4-0000-7000-8000-000000000001",
  spreadType: "quick-draw",
  blockTypeId: "work",
  cardsDrawn: [{ id: "the-interface", reversed: false }],
  resonated: false,
  tookAction: false,
  createdAt: "2026-11-21T08:00:00.000Z",
  userContext: "Which draft?",
  reading: {
    interpretation: "The Interface is a door.",
    keyInsights: ["A door has two sides."],
    actionSteps: [],
    robQuip: "",
    reflectionPrompts: [],
  },
  isUnreadable: false,
  isDefault: false,
  duck: "offline",
  notice: null,
  associatedBlock: null,
  receipt: null,
  drawId: null,
  steps: [],
  note: "",
  editedAt: null,
  isGrave: false,
};
