import { Notice } from "../../ui/notice.tsx";

const NEWS: Record<string, string> = {
  new: "This is your address now.",
  verified: "Your address is verified.",
};

/**
 * Shows the result of a link from an email about the account's address. `?address=` names the link's purpose;
 * `?error=` means that the link failed.
 */
export function AddressNews({ query }: { query: URLSearchParams }) {
  const wanted = NEWS[query.get("address") ?? ""];
  if (!wanted) return null;
  if (query.get("error"))
    return <Notice tone="warning">That link has been used or has expired. Ask for a new one below.</Notice>;
  return <Notice tone="good">{wanted}</Notice>;
}
