import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { Me } from "../../contract/me.ts";
import { CardPage, type ShownCard } from "../features/cards/card-page.tsx";
import { GeneralCard } from "../features/cards/general-card.tsx";
import { PersonalCard } from "../features/cards/personal-card.tsx";
import { PersonalNotice } from "../features/cards/personal-notice.tsx";
import { mineQuery } from "../features/cards/personal-queries.ts";
import { ReflectOn } from "../features/reflections/reflect-on.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { ButtonLink } from "../ui/button.tsx";
import { AppPages } from "./app-pages.tsx";

/** Needed once in a long while. */
const ConsentDialog = lazy(() =>
  import("../features/session/consent-dialog.tsx").then((module) => ({ default: module.ConsentDialog })),
);

/** A card for somebody with an account. Apart from the card that everybody sees, which must stay light. */
export function MemberCard(shown: ShownCard) {
  const { me } = useAuth();
  return (
    <AppPages>
      {me?.user && <KnowingCard key={shown.card.id} me={me} userId={me.user.id} {...shown} />}
    </AppPages>
  );
}

function KnowingCard({ me, userId, ...shown }: ShownCard & { me: Me; userId: string }) {
  const { card } = shown;
  const { update } = useAuth();
  const [onAgreed, setOnAgreed] = useState<(() => void) | null>(null);
  const { data: mine, error, refetch } = useQuery(mineQuery(card.id));
  return (
    <>
      <CardPage
        {...shown}
        invitation={
          <PersonalNotice
            userId={userId}
            slug={card.id}
            mine={mine}
            error={error}
            onRetry={() => void refetch()}
          />
        }
        body={
          mine?.everDrawn ? (
            <PersonalCard
              card={card}
              mine={mine}
              onConsentNeeded={(then) => setOnAgreed(() => then)}
              reflect={
                <ReflectOn
                  userId={userId}
                  slug={card.id}
                  prompts={card.perspectivePrompts}
                  reflections={mine.reflections}
                />
              }
            />
          ) : (
            <GeneralCard card={card} />
          )
        }
        closing={
          <>
            <ButtonLink to={`/new-insight?cardId=${card.id}`} prefetch="intent">
              Get an Insight with This Card
            </ButtonLink>
            <ButtonLink to="/cards" look="soft">
              Explore More Cards
            </ButtonLink>
          </>
        }
      />
      {onAgreed && (
        <Suspense>
          <ConsentDialog
            isOpen
            duck={me.duck}
            onClose={() => setOnAgreed(null)}
            onAgreed={(agreed) => {
              update(agreed);
              onAgreed();
              setOnAgreed(null);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
