import { useQuery } from "@tanstack/react-query";
import type { ChatTopics } from "#contract/chat.ts";
import { FEWEST_IN_A_CHART } from "#domain/charts.ts";
import { topicsQuery } from "../../api/queries/chat.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { EmptyPanel, ErrorPanel } from "../../ui/notice.tsx";
import { Loading } from "../../ui/skeleton.tsx";
import { RuledLines } from "../../ui/skeleton-lines.tsx";

const HOURS_A_DAY = 24;
const NO_TOPIC = "None of your messages matched a topic.";

/** The page with topics and moods of the person's own messages. Only that person can see it. */
export function TopicsPage({ advisorName }: { advisorName: string }) {
  const { data, error, refetch } = useQuery(topicsQuery);
  return (
    <div className="page-frame page-column pt-4 pb-10 md:pt-10">
      <h1 className="type-display">What your chats are about</h1>
      {data && <Counted topics={data} advisorName={advisorName} />}
      {!data && !error && <TopicsSkeleton />}
      {!data && error && (
        <ErrorPanel
          cause={error}
          title="This did not load"
          kept="What you said is safe on the server."
          actions={<Button onClick={() => void refetch()}>Retry</Button>}
        >
          {error.message}
        </ErrorPanel>
      )}
    </div>
  );
}

function Counted({ topics, advisorName }: { topics: ChatTopics; advisorName: string }) {
  const { messages, conversations, windowHours } = topics;
  const days = Math.round(windowHours / HOURS_A_DAY);
  if (messages === 0) {
    return (
      <EmptyPanel
        art="pond"
        title={`No chats in the last ${days} days`}
        actions={<ButtonLink to="/insights">Open a reading</ButtonLink>}
      >
        Argue with {advisorName} under one of your readings, and what it was about is counted here.
      </EmptyPanel>
    );
  }
  return (
    <>
      <p className="mt-2 text-mist">
        {count(messages, "message")} in {count(conversations, "conversation")} over the last {days} days.
      </p>
      {messages < FEWEST_IN_A_CHART ? (
        <InWords topics={topics} />
      ) : (
        <>
          <TopicBars topics={topics} />
          <Moods sentiment={topics.sentiment} total={messages} />
        </>
      )}
      <p className="type-small mt-12 max-w-column-wide border-l border-hair pl-5 text-mist">
        Counted by words, not by a model: a list of English words for each topic, and lists of words that
        sound glad or low. It misses irony and other languages. What it finds is stored encrypted with each
        message and shown only to you.
      </p>
    </>
  );
}

/** The topics and moods of a few messages, in sentences. */
function InWords({ topics: { topics, sentiment } }: { topics: ChatTopics }) {
  const named = topics.map(({ topic, count: found }) => (found > 1 ? `${topic} (${found} times)` : topic));
  const moods = MOODS.flatMap(({ mood, word }) => {
    const found = sentiment[mood] ?? 0;
    return found > 0 ? [{ found, word }] : [];
  });
  return (
    <div className="type-say mt-8 grid max-w-column gap-3">
      <p>{named.length === 0 ? NO_TOPIC : `You spoke of ${listOf(named)}.`}</p>
      {moods.length > 0 && <p>{sayMoods(moods)}</p>}
    </div>
  );
}

const listOf = (words: readonly string[]) =>
  new Intl.ListFormat("en-US", { type: "conjunction" }).format(words);

/** Returns a sentence such as '1 message sounded lighter and 4 sounded neutral.' */
function sayMoods(moods: readonly { found: number; word: string }[]): string {
  const parts = moods.map(({ found, word }, index) => {
    const number = index === 0 ? count(found, "message") : String(found);
    return `${number} sounded ${word}`;
  });
  return `${listOf(parts)}.`;
}

/** Bars whose length shows how often a topic came up. */
function TopicBars({ topics: { topics } }: { topics: ChatTopics }) {
  const most = topics[0]?.count ?? 0;
  return (
    <section aria-labelledby="topics" className="mt-10">
      <h2 id="topics" className="type-title">
        Topics
      </h2>
      {topics.length === 0 && <p className="mt-3 text-mist">{NO_TOPIC}</p>}
      <ol className="mt-4 list-none border-t border-ripple">
        {topics.map(({ topic, count: found }) => (
          <li
            key={topic}
            className="grid grid-cols-[minmax(0,7.25rem)_minmax(0,1fr)_2rem] items-center gap-3 sm:grid-cols-[minmax(0,9.5rem)_minmax(0,1fr)_2.5rem] sm:gap-4 border-b border-ripple py-3"
          >
            <span dir="auto" className="truncate">
              {topic}
            </span>
            <span aria-hidden="true" className="h-2.5 overflow-hidden rounded-full bg-ripple">
              <span
                className="block h-full rounded-full bg-gold"
                style={{ width: `${(found / most) * 100}%` }}
              />
            </span>
            <span className="type-log text-right text-mist">
              {found}
              <span className="sr-only"> {found === 1 ? "message" : "messages"}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const MOODS = [
  { mood: "positive", word: "lighter", look: "bg-reed" },
  { mood: "neutral", word: "neutral", look: "bg-mist" },
  { mood: "negative", word: "heavier", look: "bg-bill" },
] as const;

function Moods({ sentiment, total }: { sentiment: ChatTopics["sentiment"]; total: number }) {
  return (
    <section aria-labelledby="moods" className="mt-12">
      <h2 id="moods" className="type-title">
        How it sounded
      </h2>
      <div aria-hidden="true" className="mt-4 flex h-2.5 gap-1">
        {MOODS.map(({ mood, look }) => {
          const share = (sentiment[mood] ?? 0) / total;
          return (
            share > 0 && (
              <span key={mood} className={`rounded-full ${look}`} style={{ width: `${share * 100}%` }} />
            )
          );
        })}
      </div>
      <ul className="mt-3 flex list-none flex-wrap gap-x-8 gap-y-1">
        {MOODS.map(({ mood, word, look }) => (
          <li key={mood} className="flex items-center gap-2.5">
            <span aria-hidden="true" className={`size-2.5 rounded-full ${look}`} />
            {word}
            <span className="type-log text-mist">{sentiment[mood] ?? 0}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function count(number: number, thing: string): string {
  return `${number} ${thing}${number === 1 ? "" : "s"}`;
}

function TopicsSkeleton() {
  return (
    <Loading label="Counting...">
      <RuledLines className="mt-2 h-[1lh] w-64" />
      <RuledLines className="mt-10 h-[6lh] leading-13" />
    </Loading>
  );
}
