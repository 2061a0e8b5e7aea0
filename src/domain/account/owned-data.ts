// Every table with a person's data: what it encrypts, what a download contains of it, and how its rows are
// moved and deleted. The table definitions say which columns are encrypted and what identifies a row
// (`server/platform/db/tables`).

/**
 * What happens to a person's rows when a guest's data moves into an account. `take`: the rows are moved and encrypted
 * again. `keep`: the account's own row stays if it has one. `add`: the numbers are added to those of the account.
 * `leave`: the rows are deleted.
 */
export type Move = "take" | "keep" | "add" | "leave";

/** The reference of a table to another table. A row is erased together with the row that it refers to. */
export interface Belonging {
  /** The table that is referred to. Rows of this table are deleted before its rows. */
  to: string;
  /** The column of this table that refers to the row in the other table. */
  by: string;
  /** The column of the other table that is referred to; `id` by default. */
  of?: string;
}

export interface OwnedData {
  /** The text about the encrypted columns on the page on encryption; absent if there are none. */
  sealed?: string;
  /** The name of the file in a download, without extension, or why the table is left out. */
  download: { file: string } | { leftOut: string };
  /** What happens to the rows in a move; `take` by default. */
  onMove?: Move;
  belongs?: readonly Belonging[];
}

const READINGS = "What you ask and answer, every reading you get, its headline, and your note on it";
const BLOCKS = "Names and notes of blocks, and what you write when their status changes";
const CHATS = "Every chat, word for word, with the topics and the mood found in it";
const CARDS = "Your reflections on cards, and what was said to you about them";

const JOURNAL = "Journal entries that you brought along from another app";
const TRIALS = "Your small trials: the steps you tried, what came of each, and the seeds of the tosses";
const PATTERNS = "What your own entries say together: patterns, trends, and your corrections of them";

/** All tables with a person's data, by name. The page on encryption and the download use this order. */
export const OWNED_DATA = {
  user_keys: {
    download: {
      leftOut:
        "The key that opens the rest here. It is wrapped by a key of the server’s and opens nothing elsewhere.",
    },
    onMove: "leave",
  },
  user_settings: { download: { file: "settings" }, onMove: "keep" },
  user_profiles: {
    sealed: "Your profile, whole: name, birthday and place, and every answer",
    download: { file: "profile" },
    onMove: "keep",
  },
  user_counters: { download: { file: "counters" }, onMove: "add" },
  daily_insights: { download: { file: "daily-insights" }, onMove: "add" },
  enough_days: { download: { file: "enough-for-today" }, onMove: "keep" },
  consents: { download: { file: "consents" } },
  insights: { sealed: READINGS, download: { file: "insights" } },
  readings: {
    sealed: READINGS,
    download: { file: "reading-requests" },
    belongs: [{ to: "insights", by: "insight_id" }],
  },
  reading_events: {
    sealed: READINGS,
    download: { leftOut: "The stream a reading arrived in. Its words are those of the insight." },
    belongs: [{ to: "readings", by: "reading_id" }],
  },
  insight_steps: {
    sealed: "The titles and the smaller versions of steps",
    download: { file: "insight-steps" },
    belongs: [{ to: "insights", by: "insight_id" }],
  },
  sentence_answers: {
    sealed: "Which sentences of a reading you called right or wrong",
    download: { file: "sentence-answers" },
    belongs: [{ to: "insights", by: "insight_id" }],
  },
  user_blocks: { sealed: BLOCKS, download: { file: "blocks" } },
  block_events: {
    sealed: BLOCKS,
    download: { file: "block-events" },
    belongs: [
      { to: "insights", by: "insight_id" },
      { to: "user_blocks", by: "block_id" },
    ],
  },
  step_promises: {
    sealed: "The day you gave a step, and how likely you thought it was",
    download: { file: "promises" },
    belongs: [{ to: "insights", by: "insight_id" }],
  },
  promise_links: {
    download: {
      leftOut: "Fingerprints of the links in emails that answer for one step. They open nothing.",
    },
    onMove: "leave",
    belongs: [{ to: "insights", by: "insight_id" }],
  },
  push_subscriptions: {
    sealed: "How to reach the browsers in which you turned on reminders",
    download: { leftOut: "Addresses of your browsers at a push service. They work with this server alone." },
    onMove: "leave",
  },
  pictures: {
    sealed: "Your pictures, and what you say that they show",
    download: { file: "pictures" },
    // A guest has none.
    onMove: "leave",
  },
  block_plans: {
    sealed: "Your plans for a block: when this, then that",
    download: { file: "block-plans" },
    belongs: [{ to: "user_blocks", by: "block_id" }],
  },
  check_ins: {
    sealed: "Your weekly check-ins: taps, notes, the answer and the step",
    download: { file: "check-ins" },
    onMove: "keep",
  },
  reminder_settings: { download: { file: "reminders" }, onMove: "keep" },
  drawn_cards: { download: { file: "drawn-cards" }, belongs: [{ to: "insights", by: "insight_id" }] },
  insight_conversations: {
    sealed: CHATS,
    download: { file: "conversations" },
    belongs: [{ to: "insights", by: "insight_id" }],
  },
  chat_messages: {
    sealed: CHATS,
    download: { file: "chat-messages" },
    belongs: [{ to: "insight_conversations", by: "conversation_id" }],
  },
  card_reflections: { sealed: CARDS, download: { file: "reflections" }, onMove: "keep" },
  journal_entries: { sealed: JOURNAL, download: { file: "journal-entries" } },
  card_words: { sealed: CARDS, download: { file: "card-advice" }, onMove: "leave" },
  insight_reports: {
    sealed: "What you write when you report a reading",
    download: { file: "reports" },
    belongs: [{ to: "insights", by: "insight_id" }],
  },
  draws: {
    sealed: "The seed of a draw that waits for your picks, and the cards that you lifted",
    download: {
      leftOut:
        "Orders of the deck. Those that were used are stored with their insights; one that waits must stay sealed.",
    },
    belongs: [{ to: "insights", by: "id", of: "draw_id" }],
  },
  user_patterns: {
    sealed: PATTERNS,
    download: { file: "patterns" },
    onMove: "leave",
  },
  user_years: {
    sealed: PATTERNS,
    download: { leftOut: "What the page of a year shows. It is computed from the other files here." },
    onMove: "leave",
  },
  theme_corrections: {
    sealed: PATTERNS,
    download: { file: "theme-corrections" },
    belongs: [{ to: "insights", by: "insight_id" }],
  },
  trials: {
    sealed: TRIALS,
    download: { file: "trials" },
  },
  trial_seeds: {
    sealed: TRIALS,
    download: {
      leftOut:
        "The orders of trials that run. They must stay sealed; that of a trial that ended is stored with it.",
    },
    belongs: [{ to: "trials", by: "trial_id" }],
  },
  search_parts: {
    sealed: "The words of your readings once more, in alphabetical order, for the search",
    download: { leftOut: "An index for the search. Its words are those of the insights." },
    onMove: "leave",
  },
  recommendation_answers: { download: { file: "recommendation-answers" }, onMove: "keep" },
  export_parts: {
    sealed: "Files with all your readings, until they expire",
    download: { leftOut: "Files that you asked for. Their words are those of the insights." },
    onMove: "leave",
    belongs: [{ to: "exports", by: "export_id" }],
  },
  exports: {
    download: { leftOut: "When each of those files was requested. It expires with the file." },
    onMove: "leave",
  },
  notion_connections: {
    sealed: "The keys to your Notion, if you connect it, and where in it readings go",
    download: {
      leftOut: "The keys to your Notion. They work with this server alone.",
    },
    onMove: "leave",
  },
  notion_exports: {
    sealed: "Which page in your Notion belongs to which reading",
    download: {
      leftOut: "Which page in your Notion belongs to which reading. The pages are in your Notion.",
    },
    onMove: "leave",
    belongs: [{ to: "insights", by: "insight_id" }],
  },
  ai_usage: { download: { file: "model-usage" } },
} as const satisfies Record<string, OwnedData>;

export type OwnedTableName = keyof typeof OWNED_DATA;

/**
 * What people set up for programs is not in `OWNED_DATA`, because its tables are in the schema `auth`. It is deleted with
 * the account. The download has it in the file `programs`, without the secrets.
 */
const SEALED_OF_PROGRAMS = "The names of your access tokens, and the addresses and secrets of your webhooks";

/** One text for each kind of data that is encrypted with the person's own key before it is stored. */
export const SEALED: readonly string[] = [
  ...new Set(
    Object.values<OwnedData>(OWNED_DATA).flatMap(({ sealed }) => (sealed === undefined ? [] : [sealed])),
  ),
  SEALED_OF_PROGRAMS,
];
