/**
 * What happens while somebody waits for a model's first words. `loading`: its server has not answered yet, and may load the
 * model first. `reading`: the model is there and reads what was sent, or thinks.
 */
export const WAITING_STEPS = ["loading", "reading"] as const;
export type WaitingStep = (typeof WAITING_STEPS)[number];
