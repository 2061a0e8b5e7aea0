/**
 * Events in a block's timeline: it was created or renamed, its status changed, or a reading was drawn for it.
 */
export const BLOCK_EVENT_KINDS = ["created", "renamed", "status", "insight"] as const;
export type BlockEventKind = (typeof BLOCK_EVENT_KINDS)[number];
