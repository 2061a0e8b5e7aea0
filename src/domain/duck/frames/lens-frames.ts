/** From a card's one idea to what is seen through it: the sentence before a consequence. By card id. */
export const CARD_LENSES: Record<string, readonly string[]> = {
  "the-error-message": [
    "Read to its end, this one says something like the following.",
    "Past the part that stings, the message goes on.",
  ],
  "the-log-file": [
    "Entered as a plain line in a book, it reads like this.",
    "Kept as a record, with the mood left out, it comes to this.",
  ],
  "the-warning": [
    "The sign you've got used to says roughly this.",
    "As long as nothing has burst, there's time to look at it calmly.",
  ],
  "the-breakpoint": [
    "So stop on one line of it and see what's there.",
    "Held still for a moment, it looks less like a mood and more like a mechanism.",
  ],
  "the-ping": [
    "A small question would settle a good deal of this.",
    "What keeps the question unsent is worth a look.",
  ],
  "the-silent-failure": [
    "Nothing here makes a noise, so here's the quiet part said aloud.",
    "Listen for the part that isn't making a noise.",
  ],
  "the-busy-wait": [
    "All that watching keeps you from seeing one thing.",
    "Put the watching down for a paragraph, and this is left.",
  ],
  "the-deadlock": [
    "One of the two ends is yours, so here's that end.",
    "It opens when one side lets go of something small, and there's a candidate.",
  ],
  "the-infinite-loop": [
    "The round has one place where it could be left.",
    "It keeps turning as long as nobody looks for the way off.",
  ],
  "the-retry": [
    "Before you try again, change one thing, and this may be the one.",
    "Here's what the last try already taught you.",
  ],
  "the-memory-leak": [
    "Among the things you're holding open, this is the heavy one.",
    "Here's what you could put down.",
  ],
  "the-yak-shave": [
    "Count back to what you wanted in the first place, and it's simpler.",
    "Under all the sensible errands lies the thing itself.",
  ],
  "the-premature-optimization": [
    "Rough first, then. The rough version goes like this.",
    "What matters here comes before any polish.",
  ],
  "the-merge-conflict": [
    "Two true things want the same line here, and they can be parted.",
    "Laid side by side, they look like this.",
  ],
  "the-branch": [
    "You could try another way of going about it without burning this one.",
    "A small trial is possible, and it starts from here.",
  ],
  "the-feature-flag": [
    "What stands between having it and switching it on is this.",
    "Turned on for one person, or one hour, it's a smaller matter.",
  ],
  "the-dependency": [
    "See what rests on what, and it gets clearer.",
    "There's a part of this that leans on nobody, and that's where I'd begin.",
  ],
  "the-interface": [
    "The edge is what's missing here, and it can be drawn.",
    "Somebody can only use the door you show them.",
  ],
  "the-scope-creep": [
    "It has grown, so here's the part that was there on the first day.",
    "Cut back to its real size, it's this.",
  ],
  "the-null-pointer": [
    "There's one thing in it that you take for given, and it could be checked.",
    "Follow the arrow to where it points.",
  ],
  "the-cache": [
    "Here's the part I'd look up again before I believed it.",
    "What was true when you stored it may have moved.",
  ],
  "the-refactor": [
    "Nothing has to be torn down for this; it wants arranging.",
    "Keep what it's for, and change how it's laid out.",
  ],
  "the-stub": [
    "Something provisional would do here, and the rest could go on.",
    "What's holding things up is smaller than what's waiting.",
  ],
  "the-hotfix": ["First the leak, then the theory.", "The least that would help tonight is close at hand."],
  "the-legacy-system": [
    "It has been doing a job all along, so it's worth knowing which.",
    "Before you change it, know this much about it.",
  ],
  "the-commit": [
    "One piece of this could be made true today.",
    "There's something here you could sign with a date.",
  ],
  "the-rollback": [
    "Go back to where it last worked, and start the thinking there.",
    "Turning round is allowed, and this is what you'd see.",
  ],
  "the-garbage-collector": [
    "Some of this can go, and here's how you'd tell.",
    "Ask what still points to it.",
  ],
  "the-technical-debt": [
    "There's a bill in this, and it's being paid in small coins.",
    "The cheap way has a running cost, and here it is.",
  ],
  "the-code-review": [
    "Seen by somebody else, it looks a little different.",
    "A kind and exact reader would stop at one point.",
  ],
  "the-prototype": [
    "A cheap version would tell you by tonight.",
    "Made of paper, so that it may sink, it starts like this.",
  ],
  "the-deployment": [
    "At some point it has to meet water, and a small point would do.",
    "Here's what can't be found out indoors.",
  ],
  "the-timeout": [
    "It would help to know how long you'll give this.",
    "With an end in sight, it becomes a different question.",
  ],
  "the-still-water": [
    "So nothing has to move tonight. It's enough to see it.",
    "Left alone for a moment, it clears, and this comes up.",
  ],
  "the-reflection": [
    "Look at who's doing all this, and not only at what's being done.",
    "Take the duties out of the picture, and somebody is still standing there.",
  ],
  "the-rubber-duck": [
    "Explained slowly, from the start, it goes like this.",
    "So let me say it back to you.",
  ],
};

/** For when a card's own have been used. */
export const LENSES: readonly string[] = [
  "Held against what you wrote, it means this.",
  "That fits one part of this better than the others.",
  "Which brings me back to you.",
  "Said without cards, it's this.",
  "There's a practical side to that.",
  "I'd apply that here.",
  "So much for the pond.",
  "That's the card. Here's your end of it.",
];
