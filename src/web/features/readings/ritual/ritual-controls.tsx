import { type MouseEvent, startTransition, useRef, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { isSoundOn, playDrop, playPaper, setSound } from "#web/ui/sound.ts";
import type { useRitual } from "./use-ritual.ts";

interface RitualControlsProps {
  deck: ReturnType<typeof useRitual>;
  hasShuffled: boolean;
  onShuffled: () => void;
  /** Called to lift the raised card, or the one nearest to the middle of the fan if none is raised. */
  onLift: () => void;
}

/**
 * The controls of the ritual. The yellow button is one element that leads on: to shuffle, to stop, to fan the cards out
 * and to lift one. Actions that move all cards run in a transition, so that they do not block the click's own task.
 */
export function RitualControls(props: RitualControlsProps) {
  const { deck, hasShuffled, onShuffled, onLift } = props;
  const { ritual, isShuffling } = deck;
  const leading = useRef<HTMLButtonElement>(null);
  const isFanned = ritual?.isFanned ?? false;
  const lifted = ritual?.picks.length ?? 0;
  function shuffleOrStop(): void {
    playPaper();
    if (deck.isInMotion()) onShuffled();
    startTransition(deck.startOrStop);
  }
  function fan(): void {
    // The current state is read instead of the rendered one, so that a press right after 'Stop' counts before that
    // is rendered.
    if (!deck.isInMotion()) startTransition(deck.fan);
  }
  function shuffleAgain(): void {
    // The button is removed while the deck is shuffled.
    leading.current?.focus({ preventScroll: true });
    startTransition(deck.shuffle);
  }
  const isReady = hasShuffled && !isShuffling;
  const packed = isReady
    ? { name: "Fan them out", act: fan }
    : { name: isShuffling ? "Stop" : "Shuffle", act: shuffleOrStop };
  const next = isFanned ? { name: "Lift the raised one", act: onLift } : packed;
  const again = isFanned ? lifted === 0 : hasShuffled;
  return (
    <div className="flex flex-col items-center">
      <Button ref={leading} className="w-full max-w-88" isBusy={!ritual} onClick={next.act}>
        {next.name}
      </Button>
      {/* One press on "Draw for me" replaces all the others. It stays at its place below them. Before the first shuffle there are
          only these two ways: a third one made readers wonder which of them comes first. */}
      <div className="flex w-full max-w-88 flex-col items-center gap-x-4 md:min-h-16 md:flex-row">
        <Button
          look="outline"
          className="mt-2 w-full aria-disabled:opacity-60 md:mt-0 md:w-auto md:grow"
          aria-disabled={!ritual}
          onClick={(event) => pressOff(event, deck.drawForMe)}
        >
          Draw for me
        </Button>
        <p
          className={`type-small flex min-h-14 items-center justify-center *:px-0 *:text-mist md:w-28 ${hasShuffled ? "" : "md:hidden"}`}
        >
          {again && !isShuffling && (
            <Button look="soft" onClick={shuffleAgain}>
              Shuffle again
            </Button>
          )}
        </p>
      </div>
    </div>
  );
}

/**
 * Takes the focus off a button before the button is removed. Removing a focused button would restyle the whole page
 * within the click.
 */
function pressOff({ currentTarget }: MouseEvent<HTMLElement>, act: () => void): void {
  currentTarget.blur();
  startTransition(act);
}

export function SoundSwitch() {
  const [isOn, setOn] = useState(isSoundOn);
  function toggle(): void {
    setSound(!isOn);
    setOn(!isOn);
    playDrop();
  }
  return (
    <Button look="soft" aria-pressed={isOn} className="type-small" onClick={toggle}>
      Sound {isOn ? "on" : "off"}
    </Button>
  );
}
