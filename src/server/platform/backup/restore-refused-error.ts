/** Thrown when a backup may not be restored here. The message says why, and what to do. */
export class RestoreRefusedError extends Error {
  override name = "RestoreRefusedError";
}
