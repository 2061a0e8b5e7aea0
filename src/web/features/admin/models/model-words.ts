const GIGABYTE = 1_000_000_000;

/** Says the size of a model's file. */
export function sayGigabytes(bytes: number): string {
  return `${(bytes / GIGABYTE).toFixed(1)} GB`;
}

/** Says a time that somebody waits for. */
export function saySeconds(milliseconds: number): string {
  if (milliseconds < 100) return "less than 0.1 s";
  const seconds = milliseconds / 1000;
  return seconds < 10 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds)} s`;
}
