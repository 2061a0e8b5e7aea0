// Requests about the person's own account: what the auth library answers, and the archive of everything. All
// fail with `ApiError`.
import type { ExportFormat, ExportTarget } from "#domain/export/targets.ts";
import { postToAuth } from "./auth.ts";
import { sendRequest } from "./request.ts";

/** Sends an email to the new address. Its link makes the change and leads to `returnTo`. */
export async function changeEmail(change: { newEmail: string; password: string }, returnTo: string) {
  await postToAuth("change-email", { ...change, callbackURL: returnTo });
}

/** Changes the password and ends every other session. */
export async function changePassword(change: { currentPassword: string; newPassword: string }) {
  await postToAuth("change-password", change);
}

/** Ends every session of the account, this one too. */
export async function endAllSessions(): Promise<void> {
  await postToAuth("revoke-sessions", {});
}

interface SavedFile {
  name: string;
  content: Blob;
}

/** Downloads everything that belongs to the person. */
export const fetchArchive = () => fetchFile("/api/account/export", "rubber-arcana.zip");

/** Downloads one insight, or a block with its history. `id` is the insight or the block. */
export function fetchExport({ kind, format, id }: { kind: ExportTarget; format: ExportFormat; id: string }) {
  return fetchFile(`/api/exports/${kind}/${format}?id=${encodeURIComponent(id)}`, "insights");
}

/** Downloads a file that was made in the background. */
export const fetchMadeFile = (id: string) =>
  fetchFile(`/api/export-files/${encodeURIComponent(id)}`, "insights");

/** Downloads a calendar year in blocks as a PDF. */
export const fetchYear = (year: number) => fetchFile(`/api/export-years/${year}`, `${year}.pdf`);

/** Downloads a file. `fallback` is the file's name where the answer has none. */
async function fetchFile(path: string, fallback: string): Promise<SavedFile> {
  const response = await sendRequest({ method: "GET", path });
  const [, name = fallback] =
    /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  return { name, content: await response.blob() };
}
