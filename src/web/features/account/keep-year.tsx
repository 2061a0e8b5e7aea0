import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { fetchYear } from "../../api/files.ts";
import { queryKey } from "../../api/queries/query-key.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { saveFile } from "./save-file.ts";

/** Offers to print the page of a year, to download it as a file, and further ways to keep it as `children`. */
export function KeepYear({ year, children }: { year: number; children?: ReactNode }) {
  const saving = useMutation({
    mutationKey: queryKey("exports", "year", { year }),
    mutationFn: async () => saveFile(await fetchYear(year)),
  });
  return (
    <section aria-labelledby="keep" className="mt-12 border-t border-hair-faint pt-6 print:hidden">
      <h2 id="keep" className="type-title">
        Keep this page
      </h2>
      <div className="mt-3 flex flex-wrap gap-4">
        <Button look="outline" isBusy={saving.isPending} onClick={() => saving.mutate()}>
          Save as PDF
        </Button>
        <Button look="outline" onClick={() => print()}>
          Print
        </Button>
        {children}
      </div>
      <div aria-live="polite" className="mt-3">
        {saving.isSuccess && <p className="type-small text-mist">It is in your downloads.</p>}
        {saving.isError && <Notice tone="warning">Nothing was saved. {saving.error.message}</Notice>}
      </div>
    </section>
  );
}
