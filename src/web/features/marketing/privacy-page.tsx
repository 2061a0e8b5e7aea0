import { SITE } from "../../ui/site.ts";
import { LegalPage } from "./legal-page.tsx";
import { STORAGE_CLAUSES } from "./privacy-keeping.tsx";
import { COLLECTION_CLAUSES } from "./privacy-reading.tsx";

/** The privacy page. It describes what the code does with people's data. */
export function PrivacyPage() {
  return (
    <LegalPage
      title="Privacy"
      changed="Nov 26, 2026"
      intro={
        <p>
          You come here to write down things that you have told nobody. This page says what becomes of them,
          in the order you would ask. “We” are the people who run this server; “{SITE.advisor}” is a program.
        </p>
      }
      clauses={[...COLLECTION_CLAUSES, ...STORAGE_CLAUSES]}
    />
  );
}
