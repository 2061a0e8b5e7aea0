/** The longest text a person may type, in characters (UTF-16 units), by what it is. Forms and the sanitiser share them. */
export const NAME_MAX = 100;
export const CREATIVE_IDENTITY_MAX = 200;
export const WORK_CONTEXT_MAX = 300;
export const USER_CONTEXT_MAX = 2000;
export const REFLECTION_MAX = 1000;
export const INSIGHT_NOTE_MAX = 1000;
export const BLOCK_NAME_MAX = 150;
export const BLOCK_NOTES_MAX = 500;
export const PROFILE_TEXT_MAX = 500;
export const BLOCK_STATUS_MAX = 50;
export const BLOCK_TYPE_ID_MAX = 50;
