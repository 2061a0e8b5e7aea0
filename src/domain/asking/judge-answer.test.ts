import { describe, expect, it } from "vitest";
import { ASKING_LANGUAGES } from "./asking-language.ts";
import { REMARK_KINDS, wordsFor } from "./asking-words.ts";
import { asksForWords, judgeAct, judgeTime } from "./judge-answer.ts";
import { timesToOffer } from "./times-to-offer.ts";

describe("an act", () => {
  it.each([
    ["finish the thesis", "en"],
    ["I guess I could sort my life out", "en"],
    ["get fit", "en"],
    ["die Wohnung ganz aufräumen", "de"],
    ["abnehmen", "de"],
    ["aprender inglés", "es"],
    ["terminar la carrera", "es"],
  ] as const)("that is weeks of work or a decision is too big: %s", (act, language) => {
    expect(judgeAct(act, language)).toBe("too-big");
  });

  it.each([
    ["he should call me", "en"],
    ["waiting until my boss decides", "en"],
    ["Er soll sich entschuldigen", "de"],
    ["que me llame él", "es"],
  ] as const)("of somebody else is not the person's: %s", (act, language) => {
    expect(judgeAct(act, language)).toBe("not-yours");
  });

  it.each([
    ["stop scrolling", "en"],
    ["no wine tonight", "en"],
    ["nicht mehr rauchen", "de"],
    ["dejar de fumar", "es"],
  ] as const)("that only stops something leaves open what comes instead: %s", (act, language) => {
    expect(judgeAct(act, language)).toBe("only-stop");
  });

  it.each([
    ["put the form on the table", "en"],
    ["write the first line of the report", "en"],
    ["stop scrolling and go for a walk", "en"],
    ["learn the guitar, put it next to the sofa", "en"],
    ["text him: I can’t finish it by Friday", "en"],
    ["say “he should call me”", "en"],
    ["den Brief aufmachen", "de"],
    ["ihm schreiben, dass ich nicht mehr komme", "de"],
    ["nicht zocken, sondern rausgehen", "de"],
    ["ponerme las zapatillas", "es"],
    ["", "en"],
  ] as const)("for hands or mouth is asked nothing about: %s", (act, language) => {
    expect(judgeAct(act, language)).toBeNull();
  });

  it("is found without its accents, apostrophes and capitals", () => {
    expect(judgeAct("Dont call him", "en")).toBe("only-stop");
    expect(judgeAct("GESUNDER LEBEN", "de")).toBe("too-big");
    expect(judgeAct("el deberia llamarme", "es")).toBe("not-yours");
  });
});

describe("a time", () => {
  it.each([
    ["soon", "en"],
    ["when I have time", "en"],
    ["tomorrow, if I feel like it", "en"],
    ["demnächst", "de"],
    ["wenns passt", "de"],
    ["cuando pueda", "es"],
    ["la semana que viene", "es"],
  ] as const)("that is none is asked about: %s", (time, language) => {
    expect(judgeTime(time, language)).toBe("no-time");
  });

  it.each([
    ["saturday 9:30", "en"],
    ["at the kitchen table", "en"],
    ["after I brush my teeth", "en"],
    ["as soon as I’m home", "en"],
    ["“when I have time” never comes, so at 8", "en"],
    ["Samstag nach dem Frühstück", "de"],
    ["wenn die Kinder schlafen", "de"],
    ["el lunes al salir del trabajo", "es"],
    ["", "es"],
  ] as const)("or a place is asked nothing about: %s", (time, language) => {
    expect(judgeTime(time, language)).toBeNull();
  });
});

describe("an act with words", () => {
  it.each([
    ["tell her I miss her", "en"],
    ["write to the landlord", "en"],
    ["meinem Chef schreiben", "de"],
    ["den Vermieter anrufen", "de"],
    ["decirle la verdad", "es"],
    ["mandarle un mensaje a Ana", "es"],
  ] as const)("is to say or write something to somebody: %s", (act, language) => {
    expect(asksForWords(act, language)).toBe(true);
  });

  it.each([
    ["put the form on the table", "en"],
    ["write the title", "en"],
    ["die Schuhe anziehen", "de"],
    ["die Überschrift tippen", "de"],
    ["abrir la carta", "es"],
  ] as const)("is not one of the hands alone: %s", (act, language) => {
    expect(asksForWords(act, language)).toBe(false);
  });
});

describe("what is offered to tap", () => {
  it.each(ASKING_LANGUAGES)("is never asked about: %s", (language) => {
    const { questions, remarks } = wordsFor(language);
    const acts = REMARK_KINDS.filter((kind) => kind !== "no-time").flatMap((kind) => remarks[kind].examples);
    for (const act of [...questions.act.examples, ...acts]) expect(judgeAct(act, language), act).toBeNull();
    const times = timesToOffer("2026-12-03T14:00", language).flatMap(({ label, text }) => [label, text]);
    for (const time of [...questions.when.examples, ...remarks["no-time"].examples, ...times]) {
      expect(judgeTime(time, language), time).toBeNull();
    }
  });
});
