import { ROW_NAMES } from "#domain/import/own-files.ts";
import type { ImportResult } from "./send-import.ts";

/** What became of the rows of a file that was brought in. */
export function ImportReport({ result: { files, refused } }: { result: ImportResult }) {
  if (files.size === 0) return null;
  return (
    <section aria-label="Result" className="grid gap-3">
      <table className="type-note w-full text-left">
        <thead className="type-log text-mist">
          <tr>
            <th scope="col" className="py-1 pr-3 font-normal">
              What
            </th>
            {["New", "Here already", "Refused"].map((name) => (
              <th key={name} scope="col" className="py-1 pl-3 text-right font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...files].map(([file, counts]) => (
            <tr key={file} className="border-t border-ripple">
              <th scope="row" className="py-1.5 pr-3 font-normal">
                {ROW_NAMES[file][1]}
              </th>
              <td className="pl-3 text-right tabular-nums">{counts.imported}</td>
              <td className="pl-3 text-right tabular-nums">{counts["already-there"]}</td>
              <td className="pl-3 text-right tabular-nums">{counts.refused}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {refused.size > 0 && (
        <ul className="type-note grid gap-1 text-mist">
          {[...refused].map(([why, count]) => (
            <li key={why}>
              {count} refused: {why}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
