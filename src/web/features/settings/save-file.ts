/** Long enough for every browser to have begun. */
const FORGET_MS = 60_000;

/** Hands a file to the browser's downloads. */
export function saveFile({ name, content }: { name: string; content: Blob }): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), FORGET_MS);
}
