/** Who is here, for the bars, and what they may do about it. */
export interface AccountView {
  /** `null` for a guest. */
  email: string | null;
  onSignUp: () => void;
  onSignIn: () => void;
  onSignOut: () => Promise<void>;
  /** Erases a guest with everything, at once. */
  onErase: () => Promise<void>;
}
