/** Texts that other people could have written. The offline duck recognises the situation of each. */
export const EXAMPLE_TEXTS = [
  "My novel is finished. I keep polishing the first chapter, and nobody has read a page.",
  "I said yes to another project at work, and I meant to say no.",
  "My brother and I have not talked since a quarrel at Christmas. Neither of us will say sorry first.",
] as const;
