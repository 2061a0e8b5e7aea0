/** How many of a card's perspective prompts are shown and can be answered. */
export const PROMPTS_SHOWN = 3;
