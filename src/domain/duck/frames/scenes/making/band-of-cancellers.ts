import type { Scene } from "../scene.ts";

export const BAND_OF_CANCELLERS: Scene = {
  id: "band-of-cancellers",
  cues: [
    [
      2.2,
      /\b(?:band|drummer|bandmates?|co-?author|collaborator|rehears\w+|bass player|choir|bassist|guitarist)\b/,
    ],
    [
      2,
      /\b(?:cancel\w*|riffs|zero songs|haven't (?:played|rehearsed|met)|no gigs?|never (?:shows|turns) up|flak\w+)\b/,
    ],
  ],
  thing: { phrase: "the band", kind: "state" },
  names: ["{tally}, no song", "Rehearsal cancelled, again"],
  remarks: [
    [
      /\b(?:cancel\w*|haven't played)\b/,
      "You wrote {q}. That part needs other people. The other part is on your own phone.",
    ],
    [
      /\b(?:riffs|zero|songs?)\b/,
      "There's {q}. So the music is still turning up, even if the others aren't.",
    ],
  ],
  headlines: [
    "You're waiting for a room full of people to do what one of you could start alone.",
    "The cancelling is {person's}; the missing song is yours to begin.",
    "You have parts for an orchestra and no verse, and a verse needs only you.",
  ],
  openings: [
    "You've got ideas piling up and a group that doesn't happen. The second has become the reason for the first, and it's a good reason, so nothing moves.",
    "It takes several of you to play and only one of you to cancel. That's bad arithmetic, and you've been living by it.",
  ],
  developments: [
    "Fragments are easy to collect, because none of them has to be chosen. A song means picking one riff and disappointing the other ones. You don't need a rhythm section for that, you need a metronome.",
    "Ask {person} the real question, once, without sulking: ‘Do you still want this, and how often?’ You may lose a member and get back an evening a week.",
    "People turn up for something that exists. A rough demo and a date on a poster does more for attendance than another round of ‘when can everyone do’.",
    "You might be keeping the group open because closing it would feel like closing that part of you. They're two different things. The playing goes where you go.",
  ],
  questions: [
    "Which one of them do you hum when you're not thinking?",
    "If the group ended tomorrow, what would you play on Sunday?",
    "What do you need the others for, exactly, before there's a first verse?",
  ],
  insights: [
    "Choose one and finish it ugly. The rest can stay on the phone.",
    "A date with a stage on it cures more cancelling than a reminder does.",
    "Ask who's still in, and believe the answer.",
  ],
  steps: [
    "Play back three of your fragments, pick one, and delete nothing. Rename it ‘song one’.",
    "Send the group one line: ‘Thursday at eight, an hour, with whoever's there. I'm bringing something.’",
    "Hum a second part to the one you like most and record it, phone on the table, two minutes.",
  ],
  longer: ["Loop one of them and write eight bars that follow it. Bad ones count."],
  prompts: [
    "What did it feel like the last time it worked, and who was in the room?",
    "What are you keeping the band for, if it's not to play?",
  ],
};
