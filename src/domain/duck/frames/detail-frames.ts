/** Sentences that rest on one thing the person wrote: a number, a wish, a pair of options. */
export const DETAILS: readonly string[] = [
  "{times} is a sample size.",
  "You counted: {times}. People count what they've stopped believing in.",
  "The number you gave is {times}, and I'd take it seriously.",
  "{longspan} is long enough for a temporary arrangement to get its own key.",
  "{longspan}, you say. That's past the point where it sorts itself out.",
  "{longspan} of this has taught you something, even if it isn't what you signed up for.",
  "After {longspan} it's got a groove, and you'll slide into it unless you step wide.",
  "I notice {tally}. That's evidence of stamina, whatever else it's evidence of.",
  "What you want is in there in plain sight: to {wantClear}.",
  "You'd like to {wantClear}. It's a modest enough request to have met so much resistance.",
  "Under the rest there's a wish with a verb in it, to {wantClear}, and I'd keep hold of that.",
  "You say you can't {cantClear}. Can't is a strong word; it's sometimes won't with its coat on.",
  "You can't {cantClear}, by your account. I'd like to know what happens in the second before you don't.",
  "You keep {keepClear}. I'd look at the hour at which it starts.",
  "That you keep {keepClear} is the one thing here that's still moving.",
  "You need to {needClear}, you say. Need is honest. It still isn't a time of day.",
  "What has to happen is that you {needClear}. That's one thing, and it has a first second.",
  "You should {shouldClear}, you say. I'm curious who the should belongs to.",
  "You {habitClear}. That's the part with a place and an hour, so it's the part that can be changed.",
  "You {habitClear}. I'd look at that before anything else.",
  "What I could film, if I had a camera, is this: you {habitClear}.",
  "In the meantime you {habitClear}. It must be good for something.",
  "The most exact thing you told me is that you {habitClear}.",
  "You used to {usedToClear}. You chose the past tense, and it's worth asking when it started.",
  "There was a time when you'd {usedToClear}. Something came after that, and it has a date.",
  "You ask what happens if {whatIfClear}. Then it's happened, and it's a quarter to nine, and you go on.",
  "The what-if is that {whatIfClear}. Fine. And the minute after that?",
  "{report}. People close by tend to keep the better log.",
  "{report}. I'd not dismiss the witness.",
];
export const DETAILS_OF_TELLING: readonly string[] = [
  "About {told}: it bought a quiet week, and it can be taken back in one message.",
  "There's also the matter of {told}. A small thing to say, and you've been maintaining it since.",
  "I'd start with {told}. It's the cheapest part to put right.",
];

/** For a text set down in lines. */
export const VERSE_OPENINGS: readonly string[] = [
  "You wrote {lines}, and the last is {lastline}.",
  "{lines}, no full stop in any of them, and it ends on {lastline}.",
  "You didn't explain. You set down {lines} and closed with {lastline}.",
];
