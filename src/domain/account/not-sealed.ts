// The data that the page on encryption lists as not encrypted. What is encrypted is listed in owned-data.ts.

/** Data that the database holds unencrypted, and why. */
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
    what: "In which week a step of yours that has a day is asked about, and which of the four answers you gave",
    why: "Reminders are found by the week. The day itself and your guess are sealed.",
  },
  {
    what: "Whether and from which hour you want to be reminded, your quiet hours, and the day of the last reminder",
    why: "The server reminds you while you are away.",
  },
  {
    what: "When you wrote a message or a reflection, how many there are, and which card they are about",
    why: "They are found and put in order by it.",
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
    what: "Whether the people who run this server disabled your account or gave it Premium, and that they did",
    why: "Signing in goes by it, and what they do is written down.",
  },
  {
    what: "Roughly how many different words each five hundred of your readings have, where you have more than seven hundred",
    why: "The search keeps a sealed list of them, and a longer list is longer when it is sealed.",
  },
  {
    what: "Settings: time zone, tone, reversed cards, country, the day of the check-in",
    why: "Your day's limit, emergency numbers and letters go by them.",
  },
  {
    what: "How many readings and tokens you used, and when you agreed to the terms",
    why: "Limits are counted from them.",
  },
  {
    what: "Where you are signed in: the browser's name for itself, its time zone, and since when",
    why: "So that you can see it, and sessions end.",
  },
];
