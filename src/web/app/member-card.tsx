import { useQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { CardOutput } from "#contract/cards.ts";
import type { Me } from "#contract/session.ts";
import { personalCardQuery } from "../api/queries/advice.ts";
import { AdSlot } from "../features/ads/ad-slot.tsx";
import type { CardSlots } from "../features/cards/card-page.tsx";
import { PersonalCard } from "../features/cards/personal-card.tsx";
import { PersonalNotice } from "../features/cards/personal-notice.tsx";
import { ReflectOn } from "../features/reflections/reflect-on.tsx";
import { useAuth } from "../features/session/auth-context.ts";
import { AppPages } from "./app-pages.tsx";

/** The dialog is loaded lazily, because it is rarely needed. */
const ConsentDialog = lazy(() =>
  import("../features/session/consent-dialog.tsx").then((module) => ({ default: module.ConsentDialog })),
);

interface MemberCardProps {
  card: CardOutput;
  /** The prompts of the card that the person can answer. */
  prompts: string[];
  /** Renders the public page with the given content. It is passed in, so that visitors load the page in one file. */
  page: (slots: CardSlots) => ReactNode;
  general: ReactNode;
}

/**
 * A card's page for a person with an account. It is a separate module, so that visitors download neither it nor the code of
 * the app's pages.
 */
export function MemberCard(props: MemberCardProps) {
  const { me } = useAuth();
  return (
    me?.user && (
      <AppPages>
        <KnowingCard key={props.card.id} me={me} userId={me.user.id} {...props} />
      </AppPages>
    )
  );
}

function KnowingCard({
  me,
  userId,
  card,
  prompts,
  page,
  general,
}: MemberCardProps & { me: Me; userId: string }) {
  const [onAgreed, setOnAgreed] = useState<(() => void) | null>(null);
  const { data: mine, error, refetch } = useQuery(personalCardQuery(card.id));
  const notice = { userId, slug: card.id, mine, error, onRetry: () => void refetch() };
  return (
    <>
      {page({
        invitation: <PersonalNotice {...notice} />,
        body: mine?.everDrawn ? (
          <PersonalCard
            card={card}
            mine={mine}
            onConsentNeeded={(then) => setOnAgreed(() => then)}
            reflect={
              <ReflectOn userId={userId} slug={card.id} prompts={prompts} reflections={mine.reflections} />
            }
          />
        ) : (
          general
        ),
      })}
      <div className="page-frame w-full pb-10 empty:hidden">
        {mine && !mine.isGrave && <AdSlot placement="card-detail" />}
      </div>
      {onAgreed && <AskConsent duck={me.duck} onAgreed={onAgreed} onClose={() => setOnAgreed(null)} />}
    </>
  );
}

interface AskConsentProps {
  duck: Me["duck"];
  onAgreed: () => void;
  onClose: () => void;
}

/** The consent dialog. It updates the signed-in person with the answer and then calls `onAgreed`. */
function AskConsent({ duck, onAgreed, onClose }: AskConsentProps) {
  const { update } = useAuth();
  return (
    <Suspense>
      <ConsentDialog
        isOpen
        duck={duck}
        onClose={onClose}
        onAgreed={(agreed) => {
          update(agreed);
          onAgreed();
          onClose();
        }}
      />
    </Suspense>
  );
}
