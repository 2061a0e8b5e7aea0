import { SITE } from "../../ui/site.ts";

/** The address to write to, or who to ask where the server names none. */
export function ContactAddress() {
  if (!SITE.contact) return "whoever gave you the address of this site: this server names no other contact";
  return <a href={`mailto:${SITE.contact}`}>{SITE.contact}</a>;
}
