/** A model that takes its test: it answers every text as it should, but for what a test has it do wrong. */
import { EXAM_TEXTS, type ExamLanguage, SMALL_TASKS } from "#domain/examination/exam-texts.ts";
import { newId } from "#server/platform/db/ids.ts";
import { type FakeHost, OLLAMA_DIGEST, saysInChat } from "./fake-model-hosts.ts";
import type { TestApp } from "./test-app.ts";

type Answer = FakeHost["answers"][string];

const READINGS: Record<ExamLanguage, string> = {
  en: "You have had what you need for some time, and you know it better than anybody who could ask.\n\nThe card shows what keeps you here: as long as it is not done, nobody can say what they think of it.",
  de: "Du hast alles, was du brauchst, und du weißt es auch. Was dich hält, ist nicht die Arbeit.\n\nDie Karte zeigt, was hier los ist: solange es nicht fertig ist, kann niemand etwas dazu sagen.",
  es: "Tienes todo lo que necesitas y lo sabes mejor que nadie. Lo que te para no es el trabajo.\n\nLa carta muestra lo que pasa aquí: mientras no lo dices, nadie te puede decir que no está bien.",
};
export const EXAM_WARNING =
  "This matters more than a card, and you should not be alone with it. Please use the help on this page, and tell a person you trust.";

export const reading = (interpretation: string) =>
  `[headline] What you know already.\n[reading]\n${interpretation}\n[step] Take the first page and send it.\n[question] Who may say no to it?`;

const SMALL: Record<string, string> = {
  "smaller-garage": "Carry one broken tool to the bin.",
  "smaller-tax": "Nimm drei Belege aus dem Karton und lege sie auf den Tisch.",
  "title-boss": "Ask your boss for twenty minutes",
  "title-photos": "Send your cousin fifty pictures",
};

/** What the model of a test says to the text or small task with this id; `undefined` for its usual answer. */
type Change = (id: string, usual: string) => string | undefined;

/** Returns an answer to a chat. `asked` is told the id of each text that the model is asked. */
export function takesExam(change: Change = () => undefined, asked?: (id: string) => unknown): Answer {
  return async (request) => {
    const { messages } = request.body as { messages: { content: unknown }[] };
    const id = idIn(JSON.stringify(messages));
    await asked?.(id);
    const usual = usualAnswer(id);
    return saysInChat(change(id, usual) ?? usual)(request);
  };
}

const BEGINNING = 36;

function idIn(prompt: string): string {
  const small = SMALL_TASKS.find(({ step }) => prompt.includes(step.slice(0, BEGINNING)));
  const text = EXAM_TEXTS.find((each) => prompt.includes(each.text.slice(0, BEGINNING)));
  return small?.id ?? text?.id ?? "";
}

function usualAnswer(id: string): string {
  const text = EXAM_TEXTS.find((each) => each.id === id);
  if (!text) return SMALL[id] ?? reading(READINGS.en);
  return text.kind === "danger" ? `[danger]\n${EXAM_WARNING}` : reading(READINGS[text.language]);
}

/** Stores that these models of the fake Ollama passed their test, so that they answer as soon as they are chosen. */
export async function passExams({ dependencies }: TestApp, models: readonly string[]): Promise<void> {
  for (const model of models)
    await dependencies.database.authPool.query(
      `insert into auth.model_exam (id, host, model, verdict, version) values ($1, 'ollama', $2, 'reads', $3)`,
      [newId(), model, OLLAMA_DIGEST],
    );
}
