/**
 * The content of a link in an email of the waitlist, read from the part after `#`. `readLetterLink` returns `null`
 * if something is missing.
 */
export type LetterLink =
  | { kind: "confirm"; token: string }
  | { kind: "leave"; token: string }
  | { kind: "invitation"; token: string; email: string };

export function readLetterLink(hash: string): LetterLink | null {
  const said = new URLSearchParams(hash.replace(/^#/, ""));
  const [confirm, leave, token, email] = ["confirm", "leave", "invitation", "email"].map((name) =>
    said.get(name),
  );
  if (confirm) return { kind: "confirm", token: confirm };
  if (leave) return { kind: "leave", token: leave };
  return token && email ? { kind: "invitation", token, email } : null;
}
