/** Normalises an e-mail address as the auth library and the waitlist store it. */
export function canonicalAddress(email: string): string {
  return email.trim().toLowerCase();
}
