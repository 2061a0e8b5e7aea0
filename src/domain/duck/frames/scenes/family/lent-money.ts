import type { Scene } from "../scene.ts";

export const LENT_MONEY: Scene = {
  id: "lent-money",
  cues: [
    [3, /\b(?:borrowed|lent|loaned|owes? me|pay(?:s|ing)? me back|paid me back)\b/],
    [1, /\b(?:no rush|money|[£$€] ?\d+|holiday|sister|brother|friend|cousin|mate)\b/],
  ],
  thing: { phrase: "the money", kind: "other" },
  names: ["Lent, with no date", "No rush, rather a rush"],
  remarks: [
    [
      /\b(?:no rush|no hurry|whenever)\b/,
      "You wrote {q}. It was generous when you said it, and you're allowed to update it.",
    ],
    [
      /\b(?:holiday|photos|bought|new)\b/,
      "There's {q}. That's the part that stings, and it's the part to leave out when you ask.",
    ],
  ],
  headlines: [
    "There's no date on that money, and you've been paying the interest in silence.",
    "You want the money back, and you want not to have to ask; only one of these is available.",
    "{person} may think it's settled, because nobody has said when.",
  ],
  openings: [
    "There's money of yours with {person}, and nobody has put a date on it. So now you're watching what else gets spent, and every purchase looks like an answer.",
    "It's a sum of money and it's a sum of feeling. The first has a figure on it, and asking about the first would take most of the air out of the second.",
  ],
  developments: [
    "What you see from outside is somebody spending freely. What {person} {person:sees|see} may be a loan with no date, which is easily filed under some day. Both are possible until one of you names a day.",
    "You expected to be remembered without asking, as a proof of respect. That's a test {person} never got the paper for.",
    "Asking feels petty, as if it were about the sum. It's about being able to say a plain thing to each other. A kindness with a due date is still a kindness.",
    "The longer you wait, the more the request comes out as a reproach. At the moment it can still be a practical line with a date in it.",
  ],
  questions: [
    "What would you rather have, the whole sum in spring or a bit each month from now?",
    "If you never got it back, what would you want to have said?",
    "What would you think of someone who asked you for it, politely, with a date?",
  ],
  insights: [
    "Ask for a date before you ask for the money. It's the smaller question and it does the work.",
    "Leave out what else gets spent. It isn't the point, and it would become the quarrel.",
    "You changed your mind about the hurry. Say so: it's honest and it accuses nobody.",
  ],
  steps: [
    "Type this and send it: ‘Could we fix a date for the money? I could do with it now. Monthly is fine.’",
    "Write down the sum, the day you lent it and the day you'd like it back by. Those three are the whole message.",
    "Decide which you'd accept, all at once or in parts, and write the monthly figure on a slip.",
  ],
  longer: ["Ring instead of writing. Open with the weather, and say the sum before the third minute."],
  prompts: [
    "What did you hope the loan would say about the two of you?",
    "Where else do you say ‘no rush’ and mean the opposite?",
  ],
};
