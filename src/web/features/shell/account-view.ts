/** The current person, as the navigation bars need them, and what they can do about their account. */
export interface AccountView {
  /** `null` for a guest. */
  email: string | null;
  onSignUp: () => void;
  onSignIn: () => void;
  /** Throws if unsent text would be lost and `isSure` is not set. */
  onSignOut: (how?: { isSure: boolean }) => Promise<void>;
  /** Deletes a guest and all their data at once. */
  onErase: () => Promise<void>;
}
