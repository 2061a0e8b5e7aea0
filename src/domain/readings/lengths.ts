/** The maximum lengths of typed texts, in UTF-16 units (docs/decisions/113). Forms and the sanitiser share them. */
export const NAME_MAX = 100;
export const CREATIVE_IDENTITY_MAX = 200;
export const WORK_CONTEXT_MAX = 300;
export const USER_CONTEXT_MAX = 2000;
export const CORRECTION_MAX = 200;
export const REFLECTION_MAX = 1000;
export const INSIGHT_NOTE_MAX = 1000;
export const BLOCK_NAME_MAX = 150;
export const BLOCK_NOTES_MAX = 500;
export const PROFILE_TEXT_MAX = 500;
/** The maximum length of each half of a plan "When ..., I will ...". */
export const BLOCK_PLAN_PART_MAX = 200;
export const BLOCK_STATUS_MAX = 50;
export const BLOCK_TYPE_ID_MAX = 50;

/**
 * The maximum length of each text of a reading, in characters. A model's answer that is longer is cut. Rows
 * that were stored before these bounds may be longer, and are shown whole.
 */
export const HEADLINE_MAX = 120;
export const INTERPRETATION_MAX = 6000;
export const KEY_INSIGHT_MAX = 600;
export const STEP_MAX = 600;
export const QUIP_MAX = 400;
export const REFLECTION_PROMPT_MAX = 400;

/** The number of headlines of earlier readings on the block that a prompt contains. */
export const EARLIER_INSIGHTS_MAX = 3;
/** The number of messages before the last one that a prompt contains. */
export const CHAT_CONTEXT_MESSAGES = 6;
