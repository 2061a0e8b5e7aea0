/** The number of characters up to which the text of a cell stays on one line. */
const FIGURE = 12;

interface DataTableProps {
  caption: string;
  /** Whether everybody sees the caption. Otherwise it is for screen readers only. */
  isCaptionShown?: boolean;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

/** Numbers as a table. A wide table scrolls sideways, also by keyboard. */
export function DataTable({ caption, isCaptionShown = false, columns, rows }: DataTableProps) {
  // Two rows may be equal, so the key contains the row's index.
  const keyed = rows.map((row, place) => ({ key: `${place} ${row.join("\u0000")}`, row }));
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="max-h-105 overflow-auto"
    >
      <table className="type-small w-full border-collapse text-left">
        <caption className={isCaptionShown ? "pb-1 text-left text-mist" : "sr-only"}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="type-log border-b border-hair py-2 pr-4 text-mist">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed.map(({ key, row }) => (
            <tr key={key} className="border-b border-ripple">
              {row.map((cell, index) => (
                <td
                  key={columns[index] ?? index}
                  className={`py-2.5 pr-4 align-top tabular-nums ${cell.length <= FIGURE ? "whitespace-nowrap" : ""}`}
                >
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
