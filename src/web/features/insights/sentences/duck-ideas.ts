/** The texts about the duck's own words that claim nothing and so are no guesses. `name` is put after "the". */
export const IDEAS = {
  step: {
    name: "duck’s idea",
    words: "This step comes neither from what you wrote nor from the card. Do it only if it fits.",
  },
  question: {
    name: "duck’s question",
    words: "It claims nothing. It comes neither from what you wrote nor from the card.",
  },
  remark: {
    name: "duck’s remark",
    words: "It claims nothing. It comes neither from what you wrote nor from the card.",
  },
};
