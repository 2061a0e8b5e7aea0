// Downloads of what belongs to the person. All fail with `ApiError`.
import { FILE_ENDPOINTS } from "virtual:file-endpoints";
import type { ExportFormat, ExportTarget } from "#domain/export/targets.ts";
import { callOf } from "./client.ts";
import { type Call, sendRequest } from "./request.ts";

interface SavedFile {
  name: string;
  content: Blob;
}

/** Downloads everything that belongs to the person. */
export const fetchArchive = () => fetchFile(callOf(FILE_ENDPOINTS.account.export, {}), "rubber-arcana.zip");

/** Downloads one insight, or a block with its history. `id` is the insight or the block. */
export function fetchExport(wanted: { kind: ExportTarget; format: ExportFormat; id: string }) {
  return fetchFile(callOf(FILE_ENDPOINTS.exports.make, wanted), "insights");
}

/** Downloads a file that was made in the background. */
export const fetchMadeFile = (id: string) =>
  fetchFile(callOf(FILE_ENDPOINTS.exports.download, { id }), "insights");

/** Downloads a calendar year in blocks as a PDF. */
export const fetchYear = (year: number) =>
  fetchFile(callOf(FILE_ENDPOINTS.exports.year, { year }), `${year}.pdf`);

/** Downloads a file. `fallback` is the file's name where the answer has none. */
async function fetchFile(call: Call, fallback: string): Promise<SavedFile> {
  const response = await sendRequest(call);
  const [, name = fallback] =
    /filename="([^"]+)"/.exec(response.headers.get("content-disposition") ?? "") ?? [];
  return { name, content: await response.blob() };
}
