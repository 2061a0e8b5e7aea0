/** A help line for somebody in danger, as the server sends it. */
export interface HelpLine {
  name: string;
  /** The country of the help line in ISO 3166-1 alpha-2; `null` for a line that serves every country. */
  country: string | null;
  kind: "emergency" | "suicide" | "abuse" | "directory";
  phone?: string | undefined;
  /** The name of the service that an emergency number reaches. */
  reaches?: string | undefined;
  text?: string | undefined;
  url: string;
  hours?: string | undefined;
  languages?: string[] | undefined;
  source: string;
  /** The day on which the help line was last verified against its source; `null` if never. */
  verifiedOn: string | null;
}
