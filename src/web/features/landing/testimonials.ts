export interface Testimonial {
  text: string;
  from: string;
  stars: number;
}

/** Invented letters to Rob. The page says that they are invented. */
export const TESTIMONIALS: Testimonial[] = [
  {
    text: "I said I had writer’s block. He asked which sentence. There was one sentence. I wrote it on the bus.",
    from: "M., three novels begun",
    stars: 5,
  },
  {
    text: "Eleven days of drafting a message to my sister. The duck asked what would happen if I sent only the second line. I sent only the second line.",
    from: "J., somebody’s brother again",
    stars: 5,
  },
  {
    text: "I wanted a career plan. I got one question and something to do before my tea was cold. I am annoyed to report that it was the right question.",
    from: "A., still employed, differently",
    stars: 5,
  },
];

/** Invented reviews by the other animals of the pond. */
export const POND_REVIEWS: Testimonial[] = [
  {
    text: "I brought him a problem about a fish. He asked whose fish it was. I have not been able to eat in peace since.",
    from: "the heron, left",
    stars: 2,
  },
  {
    text: "Went in with my tail in my mouth. He asked what I would taste if I let go.",
    from: "the eel",
    stars: 4,
  },
  {
    text: "No refunds, no prophecies, no bread. The first two I respect.",
    from: "a carp who reads terms",
    stars: 3,
  },
];
