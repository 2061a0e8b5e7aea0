import { Notice } from "../../ui/notice.tsx";

const NEWS: Record<string, string> = {
  new: "This is your address now.",
  verified: "Your address is verified.",
};

/** What the link of a letter led to: `?address=` says what it was for, `?error=` that it did not work. */
export function AddressNews({ query }: { query: URLSearchParams }) {
  const wanted = NEWS[query.get("address") ?? ""];
  if (!wanted) return null;
  if (query.get("error"))
    return <Notice tone="warning">That link has been used or has run out. Ask for a new one below.</Notice>;
  return <Notice tone="good">{wanted}</Notice>;
}
