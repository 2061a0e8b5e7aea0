import type { Reflection } from "#contract/reflections.ts";
import { FoldIcon } from "../../ui/icons.tsx";
import { ReflectionEditor } from "./reflection-editor.tsx";

interface ReflectOnProps {
  userId: string;
  slug: string;
  /** The card's prompts that the person can answer. */
  prompts: string[];
  reflections: Reflection[];
}

/** Shows a card's prompts with a field for each. The section can be collapsed without losing text. */
export function ReflectOn({ userId, slug, prompts, reflections }: ReflectOnProps) {
  return (
    <details open className="group mt-14">
      <summary className="flex min-h-11 cursor-pointer items-center gap-3">
        <FoldIcon />
        <h2 className="type-title">Reflect on These</h2>
      </summary>
      <ol className="open-page on-paper margin-rule relative mt-4 list-none py-2">
        {prompts.map((question, prompt) => (
          <li
            key={`${slug} ${question}`}
            className="relative border-t border-ripple py-6 pr-5 pl-13 text-moon first:border-t-0 md:pr-8 lg:pl-16"
          >
            <span aria-hidden="true" className="type-log absolute top-7.5 left-3.5 text-gold">
              {prompt + 1}
            </span>
            <p dir="auto" className="type-title mb-3 [overflow-wrap:anywhere]">
              {question}
            </p>
            <ReflectionEditor
              userId={userId}
              place={{ slug, prompt }}
              question={question}
              saved={reflections.find((one) => one.prompt === prompt) ?? null}
            />
          </li>
        ))}
      </ol>
    </details>
  );
}
