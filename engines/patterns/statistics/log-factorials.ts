/** Returns the natural logarithms of 0!, 1!, ..., `most`!. */
export function logFactorials(most: number): Float64Array {
  const logs = new Float64Array(most + 1);
  for (let number = 1; number <= most; number += 1) logs[number] = (logs[number - 1] ?? 0) + Math.log(number);
  return logs;
}
