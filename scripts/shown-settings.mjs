/** Settings that pages show, and so every visitor may read; `src/web/ui/site.ts` has the defaults. */
export const SHOWN_SETTINGS = ["ADVISOR_NAME", "CONTACT_ADDRESS", "WAITLIST"];
