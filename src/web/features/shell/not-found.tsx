import { MAIN_ID, TopBar } from "../../ui/bars.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { TarotCard } from "../../ui/tarot-card.tsx";
import { SiteFooter } from "./site-footer.tsx";

/** The page for an unknown address. It shows a card that lies face down. */
export function NotFound() {
  return (
    <div className="flex min-h-dvh flex-col">
      <TopBar />
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="page-frame outline-none grid w-full flex-1 items-center gap-10 py-10 sm:grid-cols-[auto_1fr]"
      >
        <TarotCard id="back" name="" isFaceDown className="max-w-44 -rotate-3" />
        <div>
          <p className="type-log text-mist">404</p>
          <h1 className="type-display mt-3">There is nothing at this address.</h1>
          <p className="mt-3 text-mist">
            Somebody moved it, or it was never drawn. The rest of the pond is where you left it.
          </p>
          <div className="mt-6 flex flex-wrap gap-2">
            <ButtonLink to="/">Home</ButtonLink>
            <ButtonLink to="/cards" look="soft">
              View Cards
            </ButtonLink>
          </div>
        </div>
      </main>
      <SiteFooter />
    </div>
  );
}
