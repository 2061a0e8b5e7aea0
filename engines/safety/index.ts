export { assessDistress, type DistressAssessment } from "./assess-distress.ts";
export {
  type HelpInSight,
  helpCalledFor,
  isOutrightDanger,
  moreUrgent,
  type SaidBefore,
} from "./conversation-danger.ts";
export { likelihoodInConversation } from "./conversation-likelihood.ts";
export { callsForGentleVoice, callsForQuiet, gravityOf, isOnlySuspected } from "./gravity.ts";
export { helpKindOf } from "./help-kind.ts";
export { CHECKED_LANGUAGES } from "./safety-languages.ts";
