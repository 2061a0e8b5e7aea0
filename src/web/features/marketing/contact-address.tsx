import { SITE } from "../../ui/site.ts";

/** Shows the contact address. If this server has none, says whom to ask instead. */
export function ContactAddress() {
  if (!SITE.contact) return "whoever sent you here, because this server lists no contact";
  return <a href={`mailto:${SITE.contact}`}>{SITE.contact}</a>;
}
