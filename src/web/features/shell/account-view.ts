/** The current person, as the navigation bars need them, and what they can do about their account. */
export interface AccountView {
  /** The person's email address; `null` for a guest. */
  email: string | null;
  /** Whether the person is an administrator, who gets a link to the page of figures. */
  isAdmin?: boolean;
  onSignUp: () => void;
  onSignIn: () => void;
  /** Signs out. Throws if unsent text would be lost and `isSure` is not set. */
  onSignOut: (how?: { isSure: boolean }) => Promise<void>;
  /** Deletes a guest and all their data at once. */
  onErase: () => Promise<void>;
}
