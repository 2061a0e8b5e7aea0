/** Who is asking. Read from the database once a request; the session check is one round trip. */
export interface Session {
  userId: string;
  isGuest: boolean;
  email: string | null;
  isEmailVerified: boolean;
  isAdmin: boolean;
  isPremium: boolean;
  createdAt: Date;
}
