export {
  graveReadingsOf,
  type History,
  type PastBlock,
  type PastReading,
  type PastStep,
  type PastText,
} from "./history.ts";
export { recommendedForBlock, shownRecommendations } from "./recommend.ts";
export { reportTrial } from "./report-trial.ts";
export { shrunkShare } from "./statistics/beta.ts";
export { stepActionOf } from "./step-action.ts";
export { blocksOfYear } from "./year/year-blocks.ts";
