/** Who is here, for the bars, and what they may do about it. */
export interface AccountView {
  /** `null` for a guest. */
  email: string | null;
  onSignUp: () => void;
  onSignIn: () => void;
  /** Fails where words that were not sent would be lost, and nobody said that it is sure. */
  onSignOut: (how?: { isSure: boolean }) => Promise<void>;
  /** Erases a guest with everything, at once. */
  onErase: () => Promise<void>;
}
