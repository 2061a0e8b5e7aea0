import type { Scene } from "../scene.ts";

export const HOUSE_HUNT: Scene = {
  id: "house-hunt",
  cues: [
    [
      2.8,
      /\b(?:outbid|buy a (?:flat|house|place)|buying a (?:flat|house)|house hunt\w*|zoopla|rightmove|mortgage offer|waiting for the visa|waiting list|landlord won't)\b/,
    ],
    [0.8, /\b(?:months|landlord|five times|times|hate|check)\b/],
  ],
  thing: { phrase: "the search", kind: "deed" },
  names: ["Outbid {times}", "Looked at daily, not ours"],
  remarks: [
    [/\b(?:check\w*|red lights)\b/, "You wrote {q}. So it has the car as well now."],
    [
      /\b(?:outbid|times)\b/,
      "There's {q}. That's a small move each time, made in your head, and then unmade.",
    ],
  ],
  headlines: [
    "You've been living in the next place for so long that nobody lives in this one.",
    "The market isn't yours to fix; the checking is.",
    "You can't win faster, but you can stop being on call.",
  ],
  openings: [
    "You're trying to get something that depends on strangers, money and luck. So you do the one part that's in your hand, which is looking, and you do it all day.",
    "Each time you've furnished it in your mind, and each time somebody took it. That's tiring in a way that doesn't show on a statement.",
  ],
  developments: [
    "Looking forty times doesn't make one more home exist. Twice a day with an alert set loses you nothing, and it gives you back the red lights.",
    "If it keeps ending at the same point, it's worth asking why: the price range, the speed, the area. Somebody who's seen many of these, an agent or a broker, could tell you in a quarter of an hour which of the three to give up.",
    "You've been putting things off until it's settled. A few of them don't need the new place, like hanging a picture, or having people over. You do live somewhere.",
    "Set a day on which the whole plan gets looked at again. Until then it's simply being done, and you needn't decide it anew every evening.",
  ],
  questions: [
    "Which of your conditions would you drop for a key next month?",
    "What are you postponing until you've moved?",
    "At which step have the last ones been lost?",
  ],
  insights: [
    "Two looks a day. The rest is worry with a map.",
    "Give up one condition on purpose, before fatigue gives up three.",
    "Improve the place you're in by one thing. It's no betrayal.",
  ],
  steps: [
    "Set one alert with your exact terms, and take the app off the front screen.",
    "Write down your conditions and strike the weakest one. Just see how the list looks.",
    "Hang one picture or fix one thing where you live now. Two minutes, a nail.",
  ],
  longer: ["Ring one agent or broker and ask at which point bids like yours are lost."],
  prompts: [
    "What do you think will be different when you have the key?",
    "What's good about where you are, said grudgingly?",
  ],
};
