import { Notice } from "../../ui/notice.tsx";

const NEWS: Record<string, string> = {
  new: "This is your address now.",
  verified: "Your address is verified.",
};

/**
 * Says what the link in a letter about an address did. `?address=` names its purpose; `?error=` means that it
 * failed.
 */
export function AddressNews({ query }: { query: URLSearchParams }) {
  const wanted = NEWS[query.get("address") ?? ""];
  if (!wanted) return null;
  if (query.get("error"))
    return <Notice tone="warning">That link has been used or has run out. Ask for a new one below.</Notice>;
  return <Notice tone="good">{wanted}</Notice>;
}
