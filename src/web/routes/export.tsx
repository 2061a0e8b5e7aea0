import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { EXPORT_TARGETS } from "#domain/export/targets.ts";
import { ExportFiles } from "../features/account/export-files.tsx";
import { ExportForm } from "../features/account/export-form.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { RequireAccount } from "../features/session/require-account.tsx";
import { useProof } from "../features/session/use-proof.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { pageTitle } from "../ui/site.ts";

const ExportToNotion = lazy(() =>
  import("../features/notion/export-to-notion.tsx").then((module) => ({ default: module.ExportToNotion })),
);

export function meta() {
  return [{ title: pageTitle("Export") }];
}

/**
 * The page that exports readings as files. `?kind=insight&id=...` or `?kind=block&id=...` selects a single reading
 * or block.
 */
export default function Export() {
  const { me } = useAuth();
  const [query] = useSearchParams();
  const proof = useProof();
  const kind = EXPORT_TARGETS.find((each) => each === query.get("kind"));
  const id = query.get("id");
  return (
    <RequireAccount>
      <div className="page-frame page-column pt-4 pb-10 md:pt-10">
        <h1 className="type-display">Export</h1>
        <div className="mt-6">
          {me?.plan === "premium" ? (
            <ExportForm target={kind && id ? { kind, id } : null} proof={proof} />
          ) : (
            <Locked />
          )}
          {me?.plan === "premium" && kind === "insight" && id && (
            <Suspense fallback={null}>
              <ExportToNotion key={id} insightId={id} />
            </Suspense>
          )}
          <ExportFiles isPremium={me?.plan === "premium"} proof={proof} />
          {proof.dialog}
          <p className="mt-10 text-mist">
            Every block of a year on one page to keep:{" "}
            <ButtonLink look="link" to="/year">
              The year in blocks
            </ButtonLink>
          </p>
        </div>
      </div>
    </RequireAccount>
  );
}

/** Explains which exports Premium adds and which exports everybody has. */
function Locked() {
  return (
    <div className="grid max-w-column justify-items-start gap-4">
      <p>
        Premium writes one reading, one block with its history, or all readings into a single file: Markdown
        to read, PDF to keep or print, CSV for a spreadsheet, with commas or semicolons.
      </p>
      <p className="text-mist">
        Your words are yours on every plan. The download of everything is free and stays free. It is in
        Preferences.
      </p>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <ButtonLink look="outline" to="/preferences">
          Go to preferences
        </ButtonLink>
        <ButtonLink look="link" to="/upgrade">
          What Premium adds
        </ButtonLink>
      </div>
    </div>
  );
}
