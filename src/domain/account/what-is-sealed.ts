// What the page on encryption says. A test compares it with the columns that are sealed.

export interface Sealed {
  what: string;
  /** `table.column`, as the database has them. */
  columns: readonly string[];
}

/** Sealed under a key of the person's own before it is written. */
export const SEALED: readonly Sealed[] = [
  {
    what: "Your profile, whole: name, birthday and place, and every answer",
    columns: ["user_profiles.body"],
  },
  {
    what: "What you ask, every reading you get, its headline, and your note on it",
    columns: [
      "insights.summary",
      "insights.body",
      "insights.note",
      "readings.request",
      "reading_events.body",
    ],
  },
  {
    what: "The titles and the smaller versions of steps",
    columns: ["insight_steps.title", "insight_steps.smaller"],
  },
  {
    what: "Names and notes of blocks, and what you write when their status changes",
    columns: ["user_blocks.summary", "user_blocks.body", "block_events.note"],
  },
  {
    what: "Every chat, word for word, with the topics and the mood found in it",
    columns: ["insight_conversations.welcome", "chat_messages.content", "chat_messages.metadata"],
  },
  {
    what: "Your reflections on cards, and what was said to you about them",
    columns: ["card_reflections.body", "card_words.body"],
  },
  { what: "What you write when you report a reading", columns: ["insight_reports.note"] },
  { what: "The seed of a draw that waits for your picks", columns: ["draws.server_seed"] },
];

/** Lies in the database as it is, and why. */
export const NOT_SEALED: readonly { what: string; why: string }[] = [
  { what: "Your e-mail address", why: "Signing in and letters need it." },
  {
    what: "An address on the waitlist, where there is one",
    why: "Its letters need it. It goes when you sign up, when you leave the list, or when you never confirm it.",
  },
  { what: "Your password", why: "It is not kept at all: only a hash, which cannot be turned back." },
  {
    what: "Which cards were drawn, when, for which kind of block, and a block's status",
    why: "Lists and counts are made from them. They hold no word of yours.",
  },
  { what: "Whether a reading landed, and which steps are ticked", why: "The same." },
  {
    what: "When you wrote a message or a reflection, how many there are, and which card they are about",
    why: "They are found and put in order by it.",
  },
  {
    what: "The reason you pick when you report a reading",
    why: "It goes into the server’s log, so that whoever runs it hears that a reading was reported.",
  },
  {
    what: "Settings: time zone, tone, reversed cards, country",
    why: "Your day's limit and emergency numbers go by them.",
  },
  {
    what: "How many readings and tokens you used, and when you agreed to the terms",
    why: "Limits are counted from them.",
  },
  {
    what: "Where you are signed in: the browser's name for itself, and since when",
    why: "So that you can see it, and sessions end.",
  },
];
