import type { Scene } from "../scene.ts";

export const CHILD_GONE_QUIET: Scene = {
  id: "child-gone-quiet",
  cues: [
    [2, /\bmy (?:\w+ )?(?:daughter|son|teenager|kid|stepson|stepdaughter)\b/],
    [
      2,
      /\b(?:stopped talking|won't talk|doesn't talk|used to tell me|(?:just|says|only) "?fine"?|the door|in (?:his|her) room|push or|leave (?:her|him) be|shuts? me out|teen\w*)\b/,
    ],
    [1, /\b(?:is 1[2-9]|push|phone all day|grown up|moved out|never calls)\b/],
  ],
  thing: { phrase: "the quiet", kind: "other" },
  isTender: true,
  names: ["{person}, gone quiet", "Someone behind a door"],
  remarks: [
    [/\bused to\b/, "There's {q}. It says what you miss, and it blames nobody."],
    [
      /\b(?:push|leave (?:her|him|them))\b/,
      "You wrote {q}. Those aren't the only two; there's also being nearby with nothing to ask.",
    ],
    [/\b(?:fine|door)\b/, "You wrote {q}. I can hear it close."],
  ],
  headlines: [
    "You don't have to choose between pushing and leaving; you can stay within reach.",
    "A shut door is mostly about having one, and you're allowed to sit near it.",
    "{person} stopped telling you things, and you're still listening for all of it at once.",
  ],
  openings: [
    "{person} used to bring you everything and now you get one word. It feels like a verdict on you. It's at least as likely to be a young person finding out which things are theirs.",
    "You're outside a door, deciding whether to knock. That you're asking at all is why I'd trust you with the handle.",
  ],
  developments: [
    "Questions at the table are hard to answer at that age, because they come with a face. Side by side is easier, in a car, over the washing-up, on the way to get chips.",
    "Push and they defend the door. Walk away and they learn that you've gone. What's left is dull and works: be there, at the same hour, with nothing to ask.",
    "‘Fine’ can mean fine, or not you, or not now. You could say which one you're guessing, once, and that there's no hurry: ‘I think it's not now. I'm around.’",
    "If something changes in sleep, food, school or friends, that's another matter, and then you do knock. Short of that, quiet isn't an emergency, though it is a loss for you.",
  ],
  questions: [
    "When was the last good ten minutes, and what were the two of you doing with your hands?",
    "What do you want to know, and what do you only want to be trusted with?",
    "Who did you talk to at that age, and what had they done to deserve it?",
  ],
  insights: [
    "Swap one question for one invitation a week, and let it be refused.",
    "Your calm is the thing that can be heard through a door.",
    "Tell something small of your own, without a moral. It shows how it's done.",
  ],
  steps: [
    "Write one invitation that needs no talking: food, a lift, an episode. Send it tonight, with no question mark about feelings.",
    "Put one sentence on paper you'd have liked to hear at that age. Slip it under the door, unsigned is fine.",
    "Write down three things {person} {person:does|do} well at the moment. Say one of them this week, in passing.",
  ],
  longer: ["Do something side by side for twenty minutes, and let the silence be ordinary."],
  prompts: [
    "What are you afraid the silence means?",
    "What did you keep from your own parents, and what was it good for?",
  ],
};
