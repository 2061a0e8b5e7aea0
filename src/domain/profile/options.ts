// The options of the profile. A choice is stored as its text, a spirit animal as its id.

export const CREATIVE_IDENTITIES = [
  "Developer with creative side projects",
  "Artist with a day job",
  "Entrepreneur building multiple things",
  "Burned out high achiever",
  "Student/early career figuring it out",
  "Parent who creates after bedtime",
  "Helper who looks after everyone else",
  "Someone who keeps things running",
  "Retired and not done yet",
] as const;

/**
 * The option for the person's own text in the lists of work contexts, superpowers and kryptonites. It is never stored.
 */
export const OTHER = "Other";
/** The label of that option in the preferences, for superpower and kryptonite. */
export const OTHER_TO_SPECIFY = "Other (specify below)";

export const WORK_CONTEXTS = [
  "Tech/Engineering",
  "Design/Creative",
  "Business/Finance",
  "Healthcare",
  "Education",
  "Freelance/Consulting",
  "Between jobs",
  "Student",
  "Home and family",
  "Retired",
] as const;

export const DEBUGGING_MODES = [
  "Panic and Google everything",
  "Overthink until paralyzed",
  "Ask everyone for advice",
  "Ignore it and hope it fixes itself",
  "Break it down step by step",
] as const;

/** The names of the creative and other block types; lower-cased, each is the id of a block type. */
export const BLOCK_PATTERNS = ["Creative", "Work", "Life", "Relationship"] as const;

export const SUPERPOWERS = [
  "Hyperfocus",
  "Seeing the pattern early",
  "Asking the awkward question",
  "Staying calm while it burns",
  "Making something out of scraps",
  "Explaining hard things simply",
  "Finishing what others drop",
] as const;

export const KRYPTONITES = [
  "Perfectionism",
  "Shiny new ideas",
  "Saying yes to everything",
  "Comparison with strangers",
  "Waiting to feel ready",
  "Deadlines that are far away",
  "Feedback of any kind",
] as const;

export const SPIRIT_ANIMAL_IDS = ["eagle", "ant", "fox", "turtle", "wolf"] as const;
export type SpiritAnimalId = (typeof SPIRIT_ANIMAL_IDS)[number];

export interface SpiritAnimal {
  id: SpiritAnimalId;
  name: string;
  emoji: string;
  /** How a spirit animal goes about a problem, in a sentence. */
  approach: string;
}

export const SPIRIT_ANIMALS: readonly SpiritAnimal[] = [
  { id: "eagle", name: "Eagle", emoji: "🦅", approach: "Climbs until the problem looks small." },
  { id: "ant", name: "Ant", emoji: "🐜", approach: "Carries it off, one crumb at a time." },
  { id: "fox", name: "Fox", emoji: "🦊", approach: "Finds the gap in the fence and says nothing." },
  { id: "turtle", name: "Turtle", emoji: "🐢", approach: "Slow, well armored, still moving on Friday." },
  { id: "wolf", name: "Wolf", emoji: "🐺", approach: "Asks the pack before it bites." },
];
