// Downloads of files with the person's data. All of them fail with `ApiError`.
import { ENDPOINTS } from "virtual:endpoints";
import type { ExportFormat, ExportTarget } from "#domain/export/targets.ts";
import { callOf } from "./client.ts";
import { type Call, sendRequest } from "./request.ts";

interface SavedFile {
  name: string;
  content: Blob;
}

/** Downloads everything that belongs to the person. */
export const fetchArchive = () => fetchFile(callOf(ENDPOINTS.account.export, {}), "rubber-arcana.zip");

/** Downloads one insight, or one block with its history. `id` is the id of that insight or block. */
export function fetchExport(wanted: { kind: ExportTarget; format: ExportFormat; id: string }) {
  return fetchFile(callOf(ENDPOINTS.exports.make, wanted), "insights");
}

/** Downloads a file that the server generated in the background. `id` is the id of that file. */
export const fetchMadeFile = (id: string) =>
  fetchFile(callOf(ENDPOINTS.exports.download, { id }), "insights");

/** Downloads the person's calendar year in blocks as a PDF. */
export const fetchYear = (year: number) => fetchFile(callOf(ENDPOINTS.exports.year, { year }), `${year}.pdf`);

/** Downloads a file. `fallback` is the file name to use if the answer names none. */
async function fetchFile(call: Call, fallback: string): Promise<SavedFile> {
  const response = await sendRequest(call);
  const [, name = fallback] =
    /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  return { name, content: await response.blob() };
}
