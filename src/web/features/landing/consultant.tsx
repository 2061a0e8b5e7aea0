import { RobSays } from "../../ui/rob.tsx";
import { SITE } from "../../ui/site.ts";
import { Waterline } from "../../ui/waterline.tsx";
import { SunkenRack } from "./sunken-rack.tsx";

const { born, died, backSince } = SITE.consultant;

/** The three dates in the consultant's life, each with a line in the style of a server log. */
const LIFE = [
  { year: born, said: "Initial commit." },
  { year: died, said: "Process exited. No core dump was written." },
  { year: backSince, said: `Restarted as a duck. Consultations since ${backSince}.` },
];

/** Introduces the consultant and tells how he became a duck. */
export function Consultant() {
  return (
    <section
      className="comes-later depth-2 relative px-6 pt-16 pb-20 md:px-12 lg:pt-24 lg:pb-28 xl:px-20"
      aria-labelledby="who"
    >
      <div className="lg:grid lg:grid-cols-[minmax(0,1fr)_300px] lg:gap-20">
        <div>
          <h2 id="who" className="type-section">
            Meet your consultant
          </h2>
          <div className="mt-6 grid max-w-column gap-4 text-mist">
            <p>
              {SITE.advisor} was a developer. Every bug he ever had he explained to a rubber duck first,
              because explaining is how you find them, and because the duck never asked whether he had tried
              restarting it.
            </p>
            <p>
              He died at his desk in the middle of a review. His last comment was “nearly.” Somebody with a
              sense of proportion brought him back as the duck, on the pond behind the server room, in a hat.
            </p>
            <p>
              Now he’s the one who listens. He draws one card or three, asks which line is the heavy one, and
              quotes it back to you. Then he asks for something that takes two minutes. He has time.
            </p>
          </div>
          <dl className="gutter relative mt-10">
            {LIFE.map(({ year, said }) => (
              <div key={year} className="flex gap-9 py-2">
                <dt className="type-log w-8 shrink-0 pt-1 text-gold">{year}</dt>
                <dd>{said}</dd>
              </div>
            ))}
          </dl>
        </div>
        <SunkenRack className="mt-12 w-52 max-lg:mx-auto lg:mt-0 lg:w-full lg:self-end" />
      </div>
      <div className="mt-12 max-w-3xl lg:mt-16">
        <RobSays isLarge>I can’t fix it for you. I can float here until you have said it out loud.</RobSays>
      </div>
      <Waterline isFaint className="absolute inset-x-0 bottom-0" />
    </section>
  );
}
