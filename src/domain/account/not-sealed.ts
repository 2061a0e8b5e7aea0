// The data that the page on encryption lists as not encrypted. What is encrypted is listed in owned-data.ts.

/** Data that the database holds unencrypted, and why. */
export const NOT_SEALED: readonly { what: string; why: string }[] = [
  { what: "Your email address", why: "Signing in and emails need it." },
  {
    what: "An address on the waitlist, where there is one",
    why: "Its emails need it. It is deleted when you sign up, when you leave the list, or if you never confirm it.",
  },
  { what: "Your password", why: "It is not kept at all: only a hash, which cannot be reversed." },
  {
    what: "Which cards were drawn, when, for which kind of block, and a block’s status",
    why: "Lists and counts are made from them. They hold no word of yours.",
  },
  { what: "Whether a reading landed, and which steps are checked off", why: "The same." },
  {
    what: "The week in which you are asked about a step that has a day, and which of the four answers you gave",
    why: "Reminders are found by the week. The day itself and your guess are sealed.",
  },
  {
    what: "Whether and from which hour you want to be reminded, your quiet hours, and the day of the last reminder",
    why: "The server reminds you while you are away.",
  },
  {
    what: "When you wrote a message or a reflection, how many there are, and which card they are about",
    why: "They are found and sorted by it.",
  },
  {
    what: "How many pictures you keep, how large their files are, and which block they are about",
    why: "They are found by it, and your plan has room for so many. The pictures are sealed.",
  },
  {
    what: "In which weeks you checked in or skipped",
    why: "So that the app asks once a week.",
  },
  {
    what: "The reason you pick when you report a reading, and whether it was looked at and answered",
    why: "It goes into the server’s log and to the people who run it. They do not see who sent it.",
  },
  {
    what: "Whether the people who run this server disabled your account or gave it Premium, and the record of it",
    why: "Signing in depends on it, and what they do is recorded.",
  },
  {
    what: "If you have more than seven hundred readings, roughly how many different words there are in each five hundred",
    why: "The search keeps a sealed list of them, and a longer list is longer when it is sealed.",
  },
  {
    what: "Settings: time zone, tone, reversed cards, country, the day of the check-in",
    why: "Your daily limit, emergency numbers and emails depend on them.",
  },
  {
    what: "How many readings and tokens you used, and when you agreed to the terms",
    why: "Limits are counted from them.",
  },
  {
    what: "If you connect Notion: since when, whether it still works, and which readings were sent there and when",
    why: "Exports wait in a queue that is sorted by it. The keys, the place and the pages are sealed.",
  },
  {
    what: "When your access tokens, calendar address and webhooks were made and used, and what they may do",
    why: "So that you can see it and end them. Names and addresses are sealed, and of secrets only a hash is kept, except the one that signs a webhook’s messages, which is sealed.",
  },
  {
    what: "Where you are signed in: the name your browser gives itself, its time zone, and since when",
    why: "So that you can see it, and sessions end.",
  },
];
