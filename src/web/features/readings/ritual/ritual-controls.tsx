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
  /** Called when a person who is not asked wants to be; `null` for one who is. */
  onAskFirst: (() => void) | null;
}

/**
 * The controls of the ritual. The yellow button is one element that leads on: to shuffle, to stop, to fan the cards out
 * and to lift one. Actions that move all cards run in a transition, so that they do not block the click's own task.
 */
export function RitualControls(props: RitualControlsProps) {
  const { deck, hasShuffled, onShuffled, onLift, onAskFirst } = props;
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
  const next = isFanned ? { name: "Lift this one", act: onLift } : packed;
  const again = isFanned ? lifted === 0 : hasShuffled;
  return (
    <div className="ritual-ways flex justify-center">
      <div className="relative flex w-full max-w-88 flex-col items-center">
        <Button ref={leading} className="w-full" isBusy={!ritual} onClick={next.act}>
          {next.name}
        </Button>
        {/* One press on "Draw for me" replaces all the others. It stays at its place below them. */}
        <p className="flex flex-wrap justify-center gap-x-7 *:min-h-12! *:px-0! xl:absolute xl:inset-y-0 xl:left-full xl:ml-7 xl:flex-nowrap xl:*:whitespace-nowrap">
          <Button
            look="soft"
            className="aria-disabled:opacity-60"
            aria-disabled={!ritual}
            onClick={(event) => pressOff(event, deck.drawForMe)}
          >
            Draw for me
          </Button>
          {again && !isShuffling && (
            <Button look="soft" className="text-mist!" onClick={shuffleAgain}>
              Shuffle again
            </Button>
          )}
          {onAskFirst && (
            <Button look="soft" className="text-mist!" onClick={onAskFirst}>
              Ask me first
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
    <Button
      look="soft"
      aria-pressed={isOn}
      className="type-small min-h-11! px-0! text-mist!"
      onClick={toggle}
    >
      Sound {isOn ? "on" : "off"}
    </Button>
  );
}
