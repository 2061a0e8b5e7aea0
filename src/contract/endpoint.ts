/**
 * An endpoint's metadata beside its method, path, input and output. Guards, live updates and tests read it.
 */
import { oc } from "@orpc/contract";
import type { LiveArea } from "./live.ts";

/**
 * Who may call an endpoint. This is checked before its input is read.
 * `open`: everybody; the session is not read. `optional`: everybody. `session`: guests and accounts.
 * `account`: accounts only; a guest is asked to sign up.
 * `admin`: accounts of administrators only; for everybody else the endpoint does not exist.
 */
export type Access = "open" | "optional" | "session" | "account" | "admin";

export interface EndpointMeta<Who extends Access = Access> {
  access: Who;
  /** Whether the person must have proved who they are in the last ten minutes; else the call gets `proof_required`. */
  needsProof?: boolean;
  /** The error sentence for a caller without a session; if absent, a general one is used. */
  signInSentence?: string;
  /**
   * The areas that a successful call may have changed. The person's other tabs refetch them. Every endpoint
   * that writes sets this, even to an empty list. Work that finishes after its call announces its changes
   * itself.
   */
  changes?: readonly LiveArea[];
  /** The areas whose data the answer contains; if absent, the endpoint's own area. */
  shows?: readonly LiveArea[];
  /**
   * The fields with text that a person typed, as paths such as `answers.when.text`. They are assessed for a crisis before anything is loaded,
   * unless the input sets `goOnAnyway`, which means that the person has seen the help and continues.
   */
  typedTexts?: readonly string[];
  /**
   * An input without the path parameters. The API's documentation page shows it, and the test that counts
   * database waits sends it.
   */
  example?: Readonly<Record<string, unknown>>;
  /** The maximum size in bytes of the file in the form that the endpoint takes; absent if it takes JSON. */
  mostFileBytes?: number;
  /**
   * How often a call may wait for the database before the first bytes of its answer, including for the session; if
   * absent, twice.
   */
  waits?: { most: number; because: string };
  /** The maximum size in bytes of a JSON body; absent if the endpoint has the usual limit. */
  mostJsonBytes?: number;
  /**
   * Whether a call may need much memory or time; with a name, a call whose query has this field. One heavy call of a person
   * runs at a time, and few of all people; others wait for their turn. A body is read before the turn among all people.
   */
  heavy?: true | { withQuery: string };
}

/**
 * The database waits of an endpoint that asks the duck: three before the request to the duck (session, inputs of the
 * text, claim), then those that record the cost.
 */
export const ASKS_THE_DUCK = {
  most: 5,
  because:
    "three before the duck is asked: session, what the words are made of, the claim; then what it cost",
};

/**
 * The reason of an endpoint that waits three times: encrypted fields have to be read before they can be
 * changed.
 */
export const READS_FIRST = { most: 3, because: "what is sealed is read before it can be changed" };

/** The reason of an endpoint that sends a file. Its waits are counted until the first bytes. */
export const READS_WHILE_SENDING =
  "the session, then what the file is about, then its first part; later parts are read while it is sent";

/** A list is heavy where it is searched, because the texts of many entries are opened for it. */
export const WHEN_SEARCHED = { withQuery: "search" };

type Said = Omit<EndpointMeta, "access">;

function endpointFor<Who extends Access>(access: Who) {
  return (said: Said = {}) => oc.$meta<EndpointMeta<Who>>({ access, ...said });
}

export const openEndpoint = endpointFor("open");
export const optionalEndpoint = endpointFor("optional");
export const sessionEndpoint = endpointFor("session");
export const accountEndpoint = endpointFor("account");
export const adminEndpoint = endpointFor("admin");
