/**
 * Returns the adjusted p-values, in the order given: rejecting those of at most `q` keeps the expected share of false findings at
 * `q`. Source: Benjamini and Hochberg, J. R. Stat. Soc. B 57 (1995) 289; equal to R's `p.adjust(method = "BH")`.
 */
export function benjaminiHochberg(pValues: readonly number[]): number[] {
  const order = pValues.map((p, index) => ({ p, index })).sort((one, other) => other.p - one.p);
  const adjusted = Array<number>(pValues.length).fill(1);
  let least = 1;
  for (const [place, { p, index }] of order.entries()) {
    least = Math.min(least, (p * pValues.length) / (pValues.length - place));
    adjusted[index] = least;
  }
  return adjusted;
}
