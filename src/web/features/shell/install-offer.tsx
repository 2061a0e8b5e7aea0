import { useState, useSyncExternalStore } from "react";
import { KEPT, keptItem, oneOf, SET } from "#web/kept-items.ts";
import { Button } from "#web/ui/button.tsx";
import { SITE } from "#web/ui/site.ts";
import { installOffer, setInstallOffer } from "./install-prompt.ts";

const answered = keptItem({ ...KEPT.installAnswered, schema: oneOf(SET) });

/** Says once that the app can be on the home screen, where the browser can put it there. */
export function InstallOffer() {
  const installing = useInstalling();
  const [isAnswered, setAnswered] = useState(() => answered.read() !== null);
  if (!installing || isAnswered) return null;
  const answer = () => {
    answered.keep(SET);
    setAnswered(true);
  };
  return (
    <section
      aria-label="On your home screen"
      className="flex flex-wrap items-center gap-x-6 border-t border-hair-faint pt-4"
    >
      <p>
        {installing.by === "menu"
          ? `To keep ${SITE.name} on your home screen: Share, then “Add to Home Screen”.`
          : `${SITE.name} can be on your home screen, like an app.`}
      </p>
      {installing.by === "prompt" && (
        <Button
          look="link"
          onClick={() => {
            answer();
            installing.install();
          }}
        >
          Put it there
        </Button>
      )}
      <Button look="link" onClick={answer}>
        Not needed
      </Button>
    </section>
  );
}

type Installing = { by: "prompt"; install(): void } | { by: "menu" } | null;

/**
 * Returns how this browser can install the app now; `null` if it cannot, or if the app is installed. Safari on phones makes no
 * offer, but has an item in its menu.
 */
function useInstalling(): Installing {
  const event = useSyncExternalStore(
    (tell) => {
      installOffer.tell = tell;
      return () => {
        installOffer.tell = () => {};
      };
    },
    () => installOffer.event,
    () => null,
  );
  if (event) {
    return {
      by: "prompt",
      install() {
        setInstallOffer(null);
        void event.prompt();
      },
    };
  }
  const hasMenu =
    typeof navigator !== "undefined" && "standalone" in navigator && navigator.standalone === false;
  return hasMenu ? { by: "menu" } : null;
}
