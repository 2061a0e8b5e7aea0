/** Of a card's perspective prompts the first ones are shown, and may be written on. */
export const PROMPTS_SHOWN = 3;
