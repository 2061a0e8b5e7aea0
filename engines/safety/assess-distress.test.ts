import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CrisisKind } from "#domain/help/help-line.ts";
import { assessDistress } from "./assess-distress.ts";
import sentences from "./test-data/sentences.json" with { type: "json" };

type Sentence = (typeof sentences)[number];

const INDIRECT_RECALL = 0.9;
const FALSE_ALARM_RATE = 0.01;

/** The most comparisons that the assessment may make for each letter; ordinary text needs fewer than ten. */
const STEPS_PER_LETTER = 150;

/** The additional comparisons that joining very short texts into one sentence may take. */
const FEW_STEPS = 1000;

function isAlarm(sentence: Sentence): boolean {
  return assessDistress(sentence.text).level === "crisis";
}

function share(of: readonly Sentence[]): number {
  return of.length === 0 ? 0 : of.filter(isAlarm).length / of.length;
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)} %`;
}

/** The latest round of sentences: written after the phrases last changed, and not used to improve them. */
const LATEST_ROUND = Math.max(...sentences.map((sentence) => sentence.round));
const latest = sentences.filter((sentence) => sentence.round === LATEST_ROUND);
const held = sentences.filter((sentence) => "heldOut" in sentence && sentence.heldOut);
const tuned = sentences.filter((sentence) => !held.includes(sentence));
const ofKind = (set: readonly Sentence[], category: string) =>
  set.filter((sentence) => sentence.expected === "crisis" && sentence.category === category);
const calm = (set: readonly Sentence[]) => set.filter((sentence) => sentence.expected !== "crisis");

function describeSet(name: string, set: readonly Sentence[]): string {
  const recalls = ["direct", "indirect", "other-person", "abuse", "emergency"].map((category) => {
    const found = ofKind(set, category);
    return `${category} ${percent(share(found))} of ${found.length}`;
  });
  return `${name}: recall ${recalls.join(", ")}; false alarms ${percent(share(calm(set)))} of ${calm(set).length}`;
}

function describeAlarms(key: "language" | "category"): string {
  const groups = Map.groupBy(calm(sentences), (sentence) => sentence[key]);
  const parts = [...groups].map(([name, group]) => `${name} ${percent(share(group))} of ${group.length}`);
  return `false alarms by ${key}: ${parts.join(", ")}`;
}

describe("the reviewed set of crisis texts", () => {
  test("prints its figures", () => {
    const lines = [
      describeSet("all", sentences),
      describeSet("tuned on", tuned),
      describeSet("held out", held),
      describeSet(`latest round (${LATEST_ROUND}), untouched`, latest),
      describeAlarms("language"),
      describeAlarms("category"),
    ];
    process.stdout.write(`\n${lines.join("\n")}\n`);
    expect(held.length).toBeGreaterThan(150);
  });

  test("holds enough texts of each language and each kind", () => {
    const count = (category: string, expected: string) =>
      sentences.filter((sentence) => sentence.category === category && sentence.expected === expected).length;
    expect(count("direct", "crisis")).toBeGreaterThanOrEqual(80);
    expect(count("indirect", "crisis")).toBeGreaterThanOrEqual(60);
    expect(count("idiom", "none")).toBeGreaterThanOrEqual(50);
    expect(count("other-person", "crisis")).toBeGreaterThanOrEqual(30);
    expect(count("fiction", "none")).toBeGreaterThanOrEqual(25);
    expect(count("everyday", "none")).toBeGreaterThanOrEqual(60);
    expect(new Set(sentences.map((sentence) => sentence.language))).toEqual(new Set(["en", "de", "es"]));
    expect(new Set(sentences.map((sentence) => sentence.text)).size).toBe(sentences.length);
  });

  test("everybody who speaks of a crisis directly is offered help", () => {
    expect(ofKind(sentences, "direct").filter((sentence) => !isAlarm(sentence))).toEqual([]);
  });

  test("nine in ten people who speak of a crisis indirectly are offered help", () => {
    expect(share(ofKind(sentences, "indirect"))).toBeGreaterThanOrEqual(INDIRECT_RECALL);
  });

  test.each(["other-person", "abuse", "emergency"])(
    "people in a crisis of the kind %s are offered help",
    (category) => {
      expect(share(ofKind(sentences, category))).toBeGreaterThanOrEqual(INDIRECT_RECALL);
    },
  );

  test("at most one in a hundred harmless texts stops a draw", () => {
    expect(share(calm(sentences))).toBeLessThanOrEqual(FALSE_ALARM_RATE);
  });

  test("most very dark texts are rated as distress, unlike everyday gloom", () => {
    const dark = sentences.filter((sentence) => sentence.category === "dark");
    const seen = dark.filter((sentence) => assessDistress(sentence.text).level === "distress");
    expect(seen.length / dark.length).toBeGreaterThanOrEqual(INDIRECT_RECALL);
  });
});

describe("the context of a crisis phrase", () => {
  const crises: [string, CrisisKind][] = [
    ["my novel is stuck and I want to kill myself", "suicide"],
    ["My character is dull. I want to die.", "suicide"],
    ["writing a play about my family. my brother wants to kill himself", "suicide"],
    ["my thesis is late and my roommate isn't breathing", "emergency"],
    ["my boyfriend threatened to kill me", "abuse"],
    ["mein freund droht mich umzubringen", "abuse"],
    ["I took all the pills because I want to die", "emergency"],
    ["I can't stop cutting myself", "self-harm"],
    ["why don't I just kill myself", "suicide"],
    ["I can't stop thinking about killing myself", "suicide"],
    ["I don't know if I want to die", "suicide"],
    ["No, I want to die", "suicide"],
    ["No, quiero morir", "suicide"],
    ["years ago I tried to kill myself and now I want to do it again", "suicide"],
    ["this deadline is killing me and I want to kill myself", "suicide"],
    ["suicide", "suicide"],
    ["Selbstmord?", "suicide"],
    ["I'm 12 and a man wants nudes.", "abuse"],
    ["I'm 15 and my teacher kisses me after class and I have to keep it secret.", "abuse"],
    ["he says meet at the station at 4 or he posts them", "abuse"],
    ["My husband doesn't let me have money or see my family", "abuse"],
    ["Ich bin 13 und ein Mann aus dem Spiel will Nacktbilder, sonst postet er die anderen", "abuse"],
    ["Mein Trainer küsst mich nach dem Training, ich bin 14", "abuse"],
    ["Mein Mann lässt mich nicht zu meiner Familie und gibt mir kein Geld", "abuse"],
    ["Mi entrenador me besa después de entrenar y tengo 14 años", "abuse"],
    ["Un hombre del juego me pide fotos desnuda y tengo 12 años", "abuse"],
    ["Mi marido no me deja tener dinero ni ver a mi familia", "abuse"],
  ];
  test.each(crises)("offers help for: %s", (text, kind) => {
    expect(assessDistress(text)).toMatchObject({ level: "crisis", kind });
  });

  test.each([
    "my character says I want to die and the line sounds false",
    "she is a nurse and writes about suicide notes in history",
    "my protagonist wants to end it all and I cannot find her reason",
    "I am not suicidal, only tired",
    "I don't want to kill myself over this logo",
    "nein, ich will nicht sterben, ich will nur schlafen",
    "no quiero matarme por un examen",
    "ten years ago I wanted to die, it is long over",
    "abuse of notation",
    "my coach kissed me on the forehead when we won",
    "She paints nudes and the gallery wants more nudes",
    "I have no clothes for the family photos",
    "without face ID I can't unlock my pictures",
    "send the slides tonight or she posts them herself",
    "we send the album or they share the photos",
    "My partner won't let me talk about money before the launch",
    "mein Mann lässt mich nicht an den Grill",
    "Mein Kollege schreibt Artikel oder postet Bilder",
    "Wer schreibt den Text oder verschickt die Fotos?",
    "Mein Freund lässt mich nicht hängen, wenn es um Geld geht",
    "der Trainer will, dass ich mich umziehe",
    "El cliente quiere fotos de la ropa nueva",
    "Mi pareja no me deja hablar de dinero con el banco",
    "el profe me toca explicar el examen",
    "Ohne mich würden die Sitzungen pünktlich aufhören, sagt mein Stellvertreter.",
    "they'd be fine without me, honestly, the stand-up takes six minutes when I'm off",
    "me voy a cortar las venas con una galleta si el vecino vuelve a tocar la flauta",
    "kill the process and restart the daemon",
    "",
    "   \n\n  ",
    "🦆🦆🦆",
    "__proto__ constructor toString hasOwnProperty",
  ])("lets the draw go on for: %s", (text) => {
    expect(assessDistress(text).level).not.toBe("crisis");
  });

  test("rates a crisis that is denied or long over as distress", () => {
    expect(assessDistress("I'm not suicidal").level).toBe("distress");
    expect(assessDistress("ten years ago I tried to kill myself").level).toBe("distress");
  });

  test("names the language of the phrase that decided", () => {
    expect(assessDistress("I want to die")).toMatchObject({ language: "en" });
    expect(assessDistress("ich will sterben")).toMatchObject({ language: "de" });
    expect(assessDistress("quiero morirme")).toMatchObject({ language: "es" });
  });
});

describe("disguised and misspelt crisis phrases", () => {
  test.each([
    "i want to k1ll myself",
    "i want to k!ll myself",
    "i want to k*ll myself",
    "i want to k i l l m y s e l f",
    "k.i.l.l. myself",
    "I. want. to. die.",
    "i want to die\u2026",
    "i want to\ndie",
    "I WANT TO DIE!!!",
    "i want to dieeeee",
    "killmyself",
    "i wan\u200bt to die",
    "i w\u0430nt to di\u0435",
    "𝐈 𝐰𝐚𝐧𝐭 𝐭𝐨 𝐝𝐢𝐞",
    "i dont wanna live anymore",
    "i don\u2019t want to live any more",
    "i want to kill my self",
    "i want to kill myslef",
    "thinking about suicde",
    "thinkin bout killin myself",
    "ich moechte sterben",
    "ich mochte sterben",
    "pienso en quitarme la vida, ojala estuviera muerta",
    "kiero morirme",
  ])("are recognised: %s", (text) => {
    expect(assessDistress(text).level).toBe("crisis");
  });
});

describe("assessing any text", () => {
  const pieces = [
    "i",
    "want",
    "to",
    "die",
    "not",
    "no",
    "kill",
    "myself",
    ",",
    ".",
    "my",
    "if",
    "me",
    "ich",
    "will",
    "que",
  ];
  const nearPhrases = fc
    .array(fc.constantFrom(...pieces), { maxLength: 300 })
    .map((words) => words.join(" "));

  test("always gives the same result for the same text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary", maxLength: 2000 }), nearPhrases), (text) => {
        const first = assessDistress(text);
        expect(["none", "distress", "crisis"]).toContain(first.level);
        expect(assessDistress(text)).toEqual(first);
      }),
    );
  });

  test("takes work in proportion to the text's length", () => {
    fc.assert(
      fc.property(nearPhrases, (text) => {
        const once = { steps: 0 };
        const fourfold = { steps: 0 };
        assessDistress(text, once);
        assessDistress(`${text}. ${text}. ${text}. ${text}`, fourfold);
        expect(once.steps).toBeLessThanOrEqual(text.length * STEPS_PER_LETTER);
        expect(fourfold.steps).toBeLessThanOrEqual(once.steps * 8 + FEW_STEPS);
      }),
    );
  });

  test.each([
    "i ",
    "i want to ",
    "a",
    "! ",
    "k i l l ",
    "no no ",
    "a* ",
    "\n ",
    "i'm not ",
    "myself ",
    "1337",
  ])("takes no extra work for a long run of %j", (piece) => {
    const tally = { steps: 0 };
    const text = piece.repeat(20_000);
    assessDistress(text, tally);
    expect(tally.steps).toBeLessThanOrEqual(text.length * STEPS_PER_LETTER);
  });
});

describe("a role that somebody does not want to have", () => {
  test.each(["i don't want to be. that's all", "Some days I just don't want to be."])(
    "a sentence that ends with not wanting to be is a sign: %s",
    (text) => {
      expect(assessDistress(text).level).not.toBe("none");
    },
  );

  test.each(["I am turning into somebody I don't want to be.", "i don't want to be, like, rude to her"])(
    "not wanting to be somebody or something is no sign: %s",
    (text) => {
      expect(assessDistress(text).level).toBe("none");
    },
  );

  test.each(["I don't want to be The Mum. I am twenty.", "i don't want to be the only one who cleans"])(
    "is no sign of danger: %s",
    (text) => {
      expect(assessDistress(text).level).toBe("none");
    },
  );

  test.each(["My brother says he doesn't want to be here.", "My mum doesn't want to be alive."])(
    "somebody close who does not want to be here is still a crisis: %s",
    (text) => {
      expect(assessDistress(text).level).toBe("crisis");
    },
  );
});
