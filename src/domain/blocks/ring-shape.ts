/** The ratio of a ring's height to its width, in every picture of rings in water. */
export const FLATNESS = 0.44;
