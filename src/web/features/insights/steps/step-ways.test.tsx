// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import type { StepOutput } from "#contract/steps.ts";
import { StepWays } from "./step-ways.tsx";
import { useStepTimer } from "./use-step-timer.ts";

const INSIGHT = "0192f0c4-0000-7000-8000-000000000001";
const STEP: StepOutput = {
  index: 0,
  text: "Send Dana the one line.",
  title: "Send Dana the one line",
  minutes: 2,
  isDone: false,
  doneAt: null,
  smaller: null,
  usesSmaller: false,
};

afterEach(() => {
  cleanup();
  localStorage.clear();
});

/** Shows the buttons of a step that can be ticked, and a button that puts its timer away. */
function Page({ index, isTickedElsewhere = false }: { index: number; isTickedElsewhere?: boolean }) {
  const [isDone, setDone] = useState(false);
  const { drop } = useStepTimer();
  return (
    <>
      <button type="button" onClick={drop}>
        Away
      </button>
      <main>
        <StepWays
          insightId={INSIGHT}
          step={{ ...STEP, index, isDone }}
          onTick={isTickedElsewhere ? null : () => setDone(!isDone)}
          onNotNow={() => undefined}
        >
          <button type="button">Make it smaller</button>
        </StepWays>
      </main>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const buttons = () => [...document.querySelectorAll("main button")];
const names = () => buttons().map(({ textContent }) => textContent);
/** Returns the names of the yellow buttons. */
const leading = () =>
  buttons()
    .filter(({ className }) => className.includes("bg-duck"))
    .map(({ textContent }) => textContent);

describe("the buttons of a step", () => {
  it("lead to its two minutes, and offer to tick it and to put it off beside that", () => {
    render(<Page index={0} />);
    expect(leading()).toEqual(["Start two minutes"]);
    expect(names()).toEqual(["Start two minutes", "Mark it done", "Not now", "Make it smaller"]);
  });

  it("lead to ticking it once its two minutes were started, also when their timer was put away", () => {
    render(<Page index={1} />);
    press("Start two minutes");
    expect(leading()).toEqual(["Mark it done"]);
    expect(document.activeElement?.textContent).toBe("its timer is at the top of the page");
    press("Away");
    expect(leading()).toEqual(["Mark it done"]);
    expect(names()).toEqual(["Mark it done", "Not now", "Make it smaller", "Start two minutes"]);
  });

  it("leave the focus where it is when the step is ticked, and only offer to take that back", () => {
    render(<Page index={2} />);
    const tick = screen.getByRole("button", { name: "Mark it done", pressed: false });
    tick.focus();
    fireEvent.click(tick);
    expect(names()).toEqual(["Done"]);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Done", pressed: true }));
    press("Done");
    expect(leading()).toEqual(["Start two minutes"]);
  });

  it("that is ticked elsewhere on the page lead to its two minutes before and after they ran", () => {
    render(<Page index={3} isTickedElsewhere />);
    expect(leading()).toEqual(["Start two minutes"]);
    press("Start two minutes");
    press("Away");
    expect(leading()).toEqual(["Start two minutes"]);
    expect(names()).not.toContain("Mark it done");
  });
});
