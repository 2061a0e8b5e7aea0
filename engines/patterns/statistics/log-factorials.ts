const known = [0];

/** Returns the natural logarithm of `number`!. */
export function logFactorial(number: number): number {
  for (let next = known.length; next <= number; next += 1)
    known.push((known[next - 1] ?? 0) + Math.log(next));
  return known[number] ?? 0;
}

/** Returns the natural logarithm of the number of ways to choose `count` of `from`. */
export function logChoose(from: number, count: number): number {
  return logFactorial(from) - logFactorial(count) - logFactorial(from - count);
}
