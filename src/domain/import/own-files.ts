// The files of a person's own download that an import takes in, and the words with which pages name their rows.

/** The names of the files that are taken in, as in the archive, in the order in which they are taken in. */
export const TAKEN_FILES = [
  "profile",
  "blocks",
  "block-events",
  "block-plans",
  "insights",
  "insight-steps",
  "drawn-cards",
  "sentence-answers",
  "promises",
  "theme-corrections",
  "conversations",
  "chat-messages",
  "reflections",
  "journal-entries",
  "check-ins",
  "enough-for-today",
  "trials",
] as const;
export type TakenFile = (typeof TAKEN_FILES)[number];

/** What a person calls the rows of a file, for one of them and for several. */
export const ROW_NAMES: Record<TakenFile, readonly [one: string, several: string]> = {
  profile: ["profile", "profiles"],
  blocks: ["block", "blocks"],
  "block-events": ["change of a block", "changes of blocks"],
  "block-plans": ["plan for a block", "plans for blocks"],
  insights: ["reading", "readings"],
  "insight-steps": ["step you worked on", "steps you worked on"],
  "drawn-cards": ["drawn card", "drawn cards"],
  "sentence-answers": ["sentence you called right or wrong", "sentences you called right or wrong"],
  promises: ["step with a day", "steps with a day"],
  "theme-corrections": ["corrected theme", "corrected themes"],
  conversations: ["chat", "chats"],
  "chat-messages": ["chat message", "chat messages"],
  reflections: ["reflection on a card", "reflections on cards"],
  "journal-entries": ["journal entry", "journal entries"],
  "check-ins": ["weekly check-in", "weekly check-ins"],
  "enough-for-today": ["day that was enough", "days that were enough"],
  trials: ["small trial", "small trials"],
};

/** What became of a row. */
export const TAKEN_OUTCOMES = ["imported", "already-there", "refused"] as const;
export type TakenOutcome = (typeof TAKEN_OUTCOMES)[number];

/** Why a row is refused whose id an earlier row of the same file has. */
export const REPEATED_ID = "an earlier entry of the file has the same id, and was kept";

/** The most rows of one request, and the most characters of its JSON. */
export const IMPORT_REQUEST_ROWS = 100;
export const IMPORT_REQUEST_CHARACTERS = 200_000;
/** The most bytes of the body of such a request: a character of JSON has at most three bytes. */
export const IMPORT_BODY_BYTES = 640 * 1024;

/** The longest journal entry, in characters. */
export const JOURNAL_ENTRY_MAX = 20_000;
