/** Returns `1 block` or `3 blocks`. `units` is the plural if it is not formed with an s. */
export function counted(number: number, unit: string, units = `${unit}s`): string {
  return `${number} ${number === 1 ? unit : units}`;
}
