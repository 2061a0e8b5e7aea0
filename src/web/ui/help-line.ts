/** A help line for somebody in danger, as the server sends it. */
export interface HelpLine {
  name: string;
  /** ISO 3166-1 alpha-2; `null` for what serves every country. */
  country: string | null;
  kind: "emergency" | "suicide" | "abuse" | "directory";
  phone?: string | undefined;
  /** With an emergency number: what it reaches. */
  reaches?: string | undefined;
  text?: string | undefined;
  url: string;
  hours?: string | undefined;
  languages?: string[] | undefined;
  source: string;
  /** The day on which it was last verified against its source; `null` if never. */
  verifiedOn: string | null;
}
