/** One address however it is written: as the library and the waitlist keep it. */
export function canonicalAddress(email: string): string {
  return email.trim().toLowerCase();
}
