import { SITE } from "../../ui/site.ts";

/** Shows the contact address. If this server has none, says whom to ask instead. */
export function ContactAddress() {
  if (!SITE.contact) return "whoever gave you the address of this site: this server names no other contact";
  return <a href={`mailto:${SITE.contact}`}>{SITE.contact}</a>;
}
