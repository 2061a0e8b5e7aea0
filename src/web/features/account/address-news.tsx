import { Notice } from "../../ui/notice.tsx";

const NEWS: Record<string, string> = {
  new: "This is your address now.",
  verified: "Your address is verified.",
};

/** Shows the result of a link from an email about the account's address. `?address=` names the link's purpose. */
export function AddressNews({ query }: { query: URLSearchParams }) {
  const wanted = NEWS[query.get("address") ?? ""];
  return wanted && <Notice tone="good">{wanted}</Notice>;
}
