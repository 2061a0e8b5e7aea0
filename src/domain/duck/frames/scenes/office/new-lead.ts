import type { Scene } from "../scene.ts";

export const NEW_LEAD: Scene = {
  id: "new-lead",
  cues: [
    [
      2.2,
      /\b(?:promoted|team lead|new manager|became (?:a |the )?manager|my first (?:team|report)|made me (?:a )?(?:lead|manager))\b/,
    ],
    [
      2,
      /\b(?:give (?:him|her|them|people)? ?feedback|late every|were my friends|look(?:ing|s) at me|his work myself|difficult conversation|underperform\w*|fire (?:him|her|someone)|tell (?:him|her|them))\b/,
    ],
  ],
  thing: { phrase: "the feedback", kind: "talk" },
  names: ["{person}, late again", "Friend first, lead now"],
  remarks: [
    [/\brather\b/, "You wrote {q}. That's the old job offering to take you back."],
    [/\bfriends?\b/, "There's {q}. The title has changed and nobody has told the friendship."],
  ],
  headlines: [
    "You're still being a friend to {person} in a place where the others need a lead.",
    "Doing it yourself is the one option that tells nobody anything.",
    "Ten awkward minutes now, or the same ten minutes later with an audience.",
  ],
  openings: [
    "You got the title, and with it a sentence that you have to say to somebody you like. Until you say it, everyone else draws their own conclusion about what the rule is.",
    "You know what has to be said and to whom. What's in the way is that you used to be on the same side of the table.",
  ],
  developments: [
    "Not saying it feels kind to one person. The others read it as the new standard, and they're the ones doing the waiting.",
    "You don't have to know why. You only have to say what you see, and ask: ‘You've come in late all week. What's going on?’ Then be quiet. There may be a reason that changes everything.",
    "The friendship is more at risk from what you'd think of {person} in silence than from what you'd say in private, early, once.",
    "Taking the work over is your old skill, and it's a comfortable one. It also hides the problem from the only person who could fix it.",
  ],
  questions: [
    "What would you have wanted from a lead, in {person's} place, in the first week?",
    "What do you fear losing: the friend, the peace, or being liked by the room?",
    "What's the fact, without a single adjective?",
  ],
  insights: [
    "Say the fact, ask the question, stop talking. That's most of feedback.",
    "Early and small is the friendly version.",
    "You can be warm about the person and clear about the thing at the same time.",
  ],
  steps: [
    "Write it in two lines: what you've seen, with days, and ‘what's going on?’. Nothing else.",
    "Send {person} this: ‘Have you got fifteen minutes tomorrow? I'd rather ask you than guess.’",
    "Write down the one thing you'd like to be different by next Friday, so that both of you could check it.",
  ],
  longer: ["Have the talk walking, outdoors, fifteen minutes, with the fact in the first two."],
  prompts: [
    "Which boss taught you what feedback feels like?",
    "What would you still do as a friend, and what can you no longer do?",
  ],
};
