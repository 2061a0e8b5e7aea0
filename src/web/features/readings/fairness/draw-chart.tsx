import { useQuery } from "@tanstack/react-query";
import { FEWEST_IN_A_CHART } from "#domain/charts.ts";
import { cardNameOf } from "#domain/deck/card.ts";
import type { DeckCard } from "#domain/draw/receipt.ts";
import { drawStatisticsQuery } from "#web/api/queries/readings.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { ErrorPanel } from "#web/ui/notice.tsx";
import { Loading, Skeleton } from "#web/ui/skeleton.tsx";
import { type DrawTally, tallyDraws } from "./draw-tally.ts";
import { ReedChart } from "./reed-chart.tsx";

/** Shows how often this person drew each card, compared with chance alone. */
export function DrawChart({ deck }: { deck: readonly DeckCard[] }) {
  const { data, error, refetch } = useQuery(drawStatisticsQuery);
  return (
    <section aria-labelledby="yours" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="yours" className="type-section">
        How it has treated you
      </h2>
      {!data && error && (
        <ErrorPanel
          cause={error}
          title="The counts did not load"
          kept="Nothing is lost: they are counted from your readings."
          actions={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          <p>{error.message}</p>
        </ErrorPanel>
      )}
      {!data && !error && (
        <Loading label="Counting your cards...">
          <Skeleton className="h-60 w-full" />
        </Loading>
      )}
      {data && <Tally tally={tallyDraws(data, deck)} />}
    </section>
  );
}

function Tally({ tally }: { tally: DrawTally }) {
  if (tally.drawn === 0) {
    return (
      <>
        <p>No card has come up for you yet. A deck that nobody draws from is perfectly fair.</p>
        <p>
          <ButtonLink to="/new-insight" look="outline">
            New reading
          </ButtonLink>
        </p>
      </>
    );
  }
  if (tally.drawn < FEWEST_IN_A_CHART) return <FewCards tally={tally} />;
  const { drawn, readings, cards, chance, reversible } = tally;
  return (
    <>
      <p>
        {count(drawn, "card")} in {count(readings, "reading")}. By chance alone each of the {cards.length}{" "}
        would have come up {round(chance.expected)} times, and 19 of 20 cards between {chance.low} and{" "}
        {chance.high}.
      </p>
      <ReedChart tally={tally} />
      <p>{sayOutside(tally)}</p>
      <p>
        {count(reversible.reversed, "card")} of the {reversible.drawn} that could come up reversed did. Chance
        alone gives half: between {reversible.chance.low} and {reversible.chance.high} here. Draws made with
        reversed cards switched off count as upright.
      </p>
      <p className="type-small text-mist">
        Only readings that were delivered and kept are counted. Cards chosen from the library are not.
      </p>
      <CountTable tally={tally} />
    </>
  );
}

/** The sentences in place of the chart and the table, for a few cards. */
function FewCards({ tally }: { tally: DrawTally }) {
  return (
    <p>
      {count(tally.drawn, "card")} in {count(tally.readings, "reading")}. {TOO_EARLY} From {FEWEST_IN_A_CHART}{" "}
      cards on, there is a chart here.
    </p>
  );
}

const TOO_EARLY =
  "These are small numbers. A card that came up twice while another never did means nothing yet; that is what chance looks like up close.";

/** The share of cards whose count is expected to lie outside the band by chance alone. */
const OUTSIDE_BY_CHANCE = 1 / 20;

function sayOutside({ isTooEarly, outside, cards }: DrawTally): string {
  if (isTooEarly) return TOO_EARLY;
  const atMost = Math.ceil(cards.length * OUTSIDE_BY_CHANCE);
  const who = outside === 0 ? "None" : String(outside);
  return `${who} ${outside > 1 ? "lie" : "lies"} outside of that band. Of ${cards.length} cards, up to ${atMost} would with nothing wrong at all.`;
}

function CountTable({ tally: { cards, chance } }: { tally: DrawTally }) {
  const sorted = [...cards].sort((one, other) => other.drawn - one.drawn);
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 text-gold">Card by card</summary>
      <table className="type-small mt-2 w-full">
        <thead className="type-log text-left text-mist">
          <tr>
            <th className="py-2 font-normal">card</th>
            <th className="py-2 text-right font-normal">drawn</th>
            <th className="py-2 text-right font-normal">reversed</th>
            <th className="py-2 text-right font-normal">by chance</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map(({ id, drawn, reversed, isOutside }) => (
            <tr key={id} className="border-t border-ripple">
              <th scope="row" className="py-2 text-left font-normal">
                {cardNameOf(id)}
                {isOutside && <span className="type-log block text-bill">outside of the band</span>}
              </th>
              <td className="py-2 text-right">{drawn}</td>
              <td className="py-2 text-right">{reversed}</td>
              <td className="py-2 text-right text-mist">{round(chance.expected)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? "" : "s"}`;
}

const ONE_DECIMAL = 10;
const round = (number: number) => Math.round(number * ONE_DECIMAL) / ONE_DECIMAL;
