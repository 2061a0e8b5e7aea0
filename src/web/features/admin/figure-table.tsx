interface FigureTableProps {
  caption: string;
  columns: readonly string[];
  /** The first cell of a row names it. */
  rows: readonly (readonly string[])[];
}

/** A table of figures. A wide one scrolls sideways, also by keyboard. */
export function FigureTable({ caption, columns, rows }: FigureTableProps) {
  if (rows.length === 0) return <p className="text-mist">{caption}: nothing yet.</p>;
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="type-small w-full border-collapse text-left">
        <caption className="pb-1 text-left text-mist">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="type-log border-b border-hair py-2 pr-5 text-mist">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.slice(0, 2).join(" ")} className="border-b border-ripple">
              {row.map((cell, place) => (
                <td key={columns[place]} className="whitespace-nowrap py-2 pr-5 tabular-nums">
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
