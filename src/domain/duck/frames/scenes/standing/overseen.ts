import type { Scene } from "../scene.ts";

export const OVERSEEN: Scene = {
  id: "overseen",
  cues: [
    [
      2.6,
      /\b(?:micromanag\w*|rewrites? (?:every|all|my|each)|redoes my|corrects? (?:every|my|everything)|checks? everything|cc'?d on|approve every|breathing down|watches every|changed my)\b/,
    ],
    [1, /\b(?:my (?:manager|boss|lead|supervisor|director)|client|e-?mails?|every|years)\b/],
  ],
  thing: { phrase: "the correcting", kind: "other" },
  names: ["{longspan}, still corrected", "Every comma, approved above"],
  remarks: [
    [
      /\b(?:changed|rewrites?|corrects?)\b/,
      "You wrote {q}. It's small enough to laugh at, and it says ‘I don't trust you’ every time.",
    ],
    [/\b(?:years|i'm \d+|experience)\b/, "There's {q}. I'd say that to the person, calmly, as a number."],
  ],
  headlines: [
    "The corrections are tiny, and what they say about trust isn't.",
    "You don't need better sentences; you need to know what the red pen is afraid of.",
    "You're being edited where you want to be trusted, and nobody has named the difference.",
  ],
  openings: [
    "None of the changes matters, and together they tell you that your judgement isn't wanted. It's hard to complain about one comma. It's harder to live under all of them.",
    "You do the work and then somebody does it again in front of you. After a while one starts to write for the correction, and that's when it gets expensive.",
  ],
  developments: [
    "People who check everything are usually scared of one thing, such as a client, an old mistake, or somebody above them. If you knew which, you could reassure that and leave the rest alone. It can be asked: ‘What went wrong once that you're watching for?’",
    "Arguing about a change loses, because each change is defensible. Ask for a rule in its place: which kinds go out without a second look, starting this week, and when you'd both look at how it went.",
    "You've probably begun to send drafts you don't care about, since they'll be changed anyway. Then they do need changing, and the checking proves itself right. One careful, finished piece breaks that circle better than a speech.",
    "It may be about you and it may be about the one with the pen. A month of being trusted with one small thing would tell you which, and either answer is useful.",
  ],
  questions: [
    "Which kind of work could go out unseen from Monday, with nobody the worse for it?",
    "What do you think would happen, in your manager's mind, if one went out unread?",
    "When were you last trusted with something whole, and what was different?",
  ],
  insights: [
    "Ask for a rule, because single corrections can't be won.",
    "Find the fear behind the pen. It's cheaper to calm than to fight.",
    "Keep the originals. A month of them side by side is an argument you needn't make.",
  ],
  steps: [
    "Write the line you'd send: ‘Could routine mails go out without review for two weeks, and then we look?’",
    "Put yesterday's version beside the corrected one and count the changes a client would notice. Write down the number.",
    "Ask one question at the next correction: ‘What would go wrong if it stayed?’ Write it on your hand now.",
  ],
  longer: ["Collect five pieces with their corrections and sort the changes into taste, fact and fear."],
  prompts: [
    "What have you stopped trying, because it'd be changed anyway?",
    "What would you do with the trust, if you had it on Monday?",
  ],
};
