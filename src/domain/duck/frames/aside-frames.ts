/** A word to the person rather than about the matter; only in a gentle or a blunt voice. */
export const TONE_ASIDES: readonly string[] = [
  "~Take this at whatever speed suits you.",
  "~None of it has to be done today.",
  "~You've been fair to everybody in this but yourself.",
  "~You can leave half of what I say on the table.",
  "~It's a reasonable thing to find hard.",
  "~You've come this far with it on your own, and that counts.",
  "~If one line of this is any use, let the rest float off.",
  "~You're allowed to be slow with it.",
  "!I'd rather annoy you than waste your evening.",
  "!You didn't come to a dead duck for reassurance.",
  "!That's the polite version, and you've read the other one between the lines.",
  "!You can disagree, as long as you do it with a fact.",
  "!I've no stake in this, so I can say it.",
  "!Sympathy I'm out of; I do have a question.",
  "!You'd have told a friend the same by now, with less tact.",
  "!If that stings, it's because you'd got there before me.",
];
