import type { Scene } from "../scene.ts";

export const WORN_OUT_PARENT: Scene = {
  id: "worn-out-parent",
  cues: [
    [2, /\b(?:my )?(?:kids|children|toddler|baby|little one|newborn|twins|son|daughter)\b/],
    [
      2,
      /\b(?:so tired|exhausted|burn(?:ed|t).?out|yelled|shouted|snapped|no sleep|up at (?:night|\d)|tell him what to do|touched out|mental load|single (?:mum|mom|dad|parent))\b/,
    ],
    [
      0.8,
      /\b(?:flinch\w*|guilty|bedtime|husband helps|not a good (?:mum|mom|dad|mother|father)|bad (?:mum|mom|dad|mother|father|parent))\b/,
    ],
  ],
  thing: { phrase: "the tiredness", kind: "state" },
  isTender: true,
  names: ["Tired, and in charge", "On call at home"],
  remarks: [
    [
      /\b(?:tell (?:him|her) what|have to ask)\b/,
      "I'd stop at {q}. It says who's in charge and who's assisting, and the one in charge never goes off duty.",
    ],
    [
      /\b(?:yelled|shouted|snapped|flinched)\b/,
      "You wrote {q}. You noticed it and it stayed with you; that's the part of you that's still looking after people.",
    ],
    [
      /\b(?:tired|exhausted|sleep)\b/,
      "You wrote {q}. I'd take that as the whole report and read everything else as its consequence.",
    ],
  ],
  headlines: [
    "You don't need more patience; you need somebody else to hold the list.",
    "You're short of sleep and of cover, and neither of these is a flaw in you.",
    "Anyone on call all night would spill something by morning.",
  ],
  openings: [
    "You're doing a job with nights and no handover, for people you love. Loving them doesn't make it weigh less. It only makes it harder to say that it's heavy.",
    "What you describe is a rota with one name on it. That anything gets done at all is the surprising part.",
  ],
  developments: [
    "Help that has to be asked for each time is still your work: you notice, you plan, you ask, you check. What would change things is a whole piece handed over, with its worrying included.",
    "The worst minute of the day is not the truth about you. It came at the end of a long line of minutes that nobody saw, and it can be mended at the size it was: ‘I shouted, that was wrong, I was tired.’",
    "You've been spending from the one account nobody else can pay into, which is sleep. Before any plan for the rest, somebody has to cover one night.",
    "You can't rest in a room where you're the only one listening. So it has to be another room, or another pair of ears, even if it's only for an hour.",
  ],
  questions: [
    "Who could take one night this week, if you asked today and let it be done their way?",
    "What would you stop doing if nobody at all were watching how you do it?",
    "Which single job would you never want to think of again?",
  ],
  insights: [
    "Give away one whole job, thinking included, and don't check.",
    "A child needs a repair more than a parent who never breaks. You know how to do the repair.",
    "Sleep comes first. Everything you're asking of yourself is built on it.",
  ],
  steps: [
    "Text one person: ‘Could you take the night on Thursday, or two hours on Sunday? I'm running on empty.’ Send it as it is.",
    "Write down one recurring job that another adult will own from Monday, thinking included. One line, put it on the fridge.",
    "Sit down where you are for two minutes with nobody on you. A locked bathroom counts.",
  ],
  longer: ["Sleep, or lie down in the dark, while another adult is in charge. The washing can watch."],
  prompts: [
    "What did you use to do with an hour that was yours?",
    "What would you say to a friend who'd had your night?",
  ],
};
