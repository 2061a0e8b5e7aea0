/**
 * The time in milliseconds for which the file's URL stays valid. It is long enough for every browser to begin the
 * download.
 */
const FORGET_MS = 60_000;

/** Downloads a file in the browser. */
export function saveFile({ name, content }: { name: string; content: Blob }): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FORGET_MS);
}
