/** Returns the SQL condition that the user `alias` has Premium at the time of a parameter such as `$2`. */
export function premiumAt(alias: string, time: string): string {
  const until = `greatest(${alias}.premium_granted_until, ${alias}.premium_paid_until)`;
  return `(${alias}.is_premium or coalesce(${until} > ${time}::timestamptz, false))`;
}
