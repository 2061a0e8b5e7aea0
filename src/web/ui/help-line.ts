/** The page that states the number of a help line. */
export interface HelpLineSource {
  /** The address; always there for a page of an operator or a government. */
  page?: string | undefined;
  /** Whose page it is. A `list` is an open list that names no source of its own. */
  by: "operator" | "government" | "press" | "other" | "list";
  /** The day, month or year of the page; absent if it has no date. */
  dated?: string | undefined;
  /** The ISO date on which somebody compared the line with the page. */
  comparedOn: string;
}

/** A help line for somebody in danger, as the server sends it. */
export interface HelpLine {
  name: string;
  /** The country of the help line in ISO 3166-1 alpha-2; `null` for a line that serves every country. */
  country: string | null;
  kind: "emergency" | "suicide" | "abuse" | "child" | "eating" | "directory";
  phone?: string | undefined;
  /** Further numbers of the same line. */
  alsoPhones?: readonly string[] | undefined;
  /** The name of the service that an emergency number reaches. */
  reaches?: string | undefined;
  text?: string | undefined;
  whatsapp?: string | undefined;
  /** The address of the page where the chat is. */
  chat?: string | undefined;
  /** A sentence that says how to call an emergency number without speaking. */
  silent?: string | undefined;
  url?: string | undefined;
  hours?: string | undefined;
  languages?: readonly string[] | undefined;
  note?: string | undefined;
  source?: HelpLineSource | undefined;
}
