/** The texts about the duck's own words that claim nothing and so are no guesses. `name` is put after "the". */
export const IDEAS = {
  step: {
    name: "duck’s idea",
    words: "Nothing you wrote names this step, and nothing on the card. Do it only if it fits.",
  },
  question: {
    name: "duck’s question",
    words: "It claims nothing. Nothing you wrote asks it, and nothing on the card.",
  },
  remark: {
    name: "duck’s remark",
    words: "It claims nothing. Nothing you wrote says it, and nothing on the card.",
  },
};
