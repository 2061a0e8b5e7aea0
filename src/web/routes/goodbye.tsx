import { ButtonLink } from "../ui/button.tsx";
import { Rob } from "../ui/rob.tsx";
import { pageTitle } from "../ui/site.ts";
import { PageFrame } from "./page-frame.tsx";

export function meta() {
  return [{ title: pageTitle("Goodbye") }, { name: "robots", content: "noindex" }];
}

/** The page that is shown after an account was deleted. */
export default function Goodbye() {
  return (
    <PageFrame>
      <section className="mx-auto flex max-w-md flex-col items-center gap-4 px-5 py-12 text-center">
        <Rob size="medium" mood="gentle" />
        <h1 className="type-display">It is all gone.</h1>
        <p className="text-mist">
          Your words, the key that opened them, and what this browser had kept. Nothing is left to bring back.
          Go well.
        </p>
        <ButtonLink to="/" look="soft" reloadDocument>
          To the pond
        </ButtonLink>
      </section>
    </PageFrame>
  );
}
