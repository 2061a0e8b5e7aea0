/** Who is asking. Read from the database once a request; the session check is one round trip. */
export interface Session {
  userId: string;
  isGuest: boolean;
  email: string | null;
  isEmailVerified: boolean;
  /** The address of an account is not confirmed, and this server sends the letter by which it can be. */
  mustVerify: boolean;
  isAdmin: boolean;
  isPremium: boolean;
  /** When a guest became this account; `null` for an account that was never a guest's. */
  guestUntil: Date | null;
  createdAt: Date;
}
