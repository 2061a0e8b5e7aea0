/** Parting remarks for when the cards' own have been used. */
export const QUIPS: readonly string[] = [
  "I spent a summer on a settings page. It had two settings. I had a deadline next door.",
  "My last commit message was ‘temp’. It's still in production.",
  "I kept a list of things to do when I had time. It turns out I have time now, and no hands.",
  "I never lost an argument with a compiler. I never won one with my sister, and I'd rather have that one back.",
  "At my funeral someone read out my most upvoted answer. It was wrong, but it had examples.",
  "I postponed a dentist for six years. The dentist came to the funeral.",
  "They kept my mailbox running for a year, in case I replied. I had always meant to.",
  "I used to say I'd sleep when I was dead. I float.",
  "I wrote my will as a shell script. It needed a password nobody had.",
  "My best ideas came in the shower. Now I'm a rubber duck, and I've stopped making plans.",
  "I left seventeen browser tabs to my heirs. They closed the lot without looking.",
  "I once waited nine days for an answer I had in my spam folder.",
  "For years I had a branch called ‘real-life’. It never got merged.",
  "I was known for staying calm in outages. At home they called it something else.",
  "I had backups of everything except the summer of 2004.",
  "People said I was always available. It's on the stone.",
];

/** In place of a joke, when the text is dark. */
export const KIND_CLOSINGS: readonly string[] = [
  "No quip today. I hope somebody makes you tea.",
  "I'll be here. A person would be better, and I hope you find one tonight.",
  "That's all from me. Go gently with the next hour.",
  "You don't have to answer any of this. Take care of yourself first.",
  "I've no joke for this one, only the wish that someone sits with you.",
  "Leave the page open or close it. Either is fine, and so is coming back.",
];

/** In place of a joke, when the matter is sore but the text isn't dark. */
export const TENDER_CLOSINGS: readonly string[] = [
  "No joke today. You asked a real question, and you asked it well.",
  "I'll keep the jokes dry for another evening. Have something warm first.",
  "I've nothing funny to put beside this, only a seat on the water if you want to think aloud.",
  "That was a hard thing to type. Be at least as fair to yourself as you were to everyone in it.",
  "Come and tell me how it went, or that it didn't. I float either way.",
  "No quip. Some things only want a witness, and you've got one.",
];
