import { join } from "node:path";
import type { Letter } from "../mail/mail.ts";
import type { LetterContent } from "./letter-content.ts";
import { letterText } from "./letter-text.ts";

const ROB = { id: "rob", path: join(import.meta.dirname, "rob.png") };

/** Makes both parts of a letter from the same content. The renderer of the HTML is loaded with the first letter. */
export async function renderLetter(content: LetterContent): Promise<Letter> {
  const { letterHtml } = await import("./letter-html.ts");
  const { to, subject, unsubscribeUrl } = content;
  return {
    to,
    subject,
    text: letterText(content),
    html: letterHtml(content),
    pictures: [ROB],
    unsubscribeUrl,
  };
}
