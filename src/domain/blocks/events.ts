/** What a block's timeline tells: it was made, renamed, set to another status, or a reading was drawn for it. */
export const BLOCK_EVENT_KINDS = ["created", "renamed", "status", "insight"] as const;
export type BlockEventKind = (typeof BLOCK_EVENT_KINDS)[number];
