import { describe, expect, it } from "vitest";
import { callsForGentleVoice, callsForQuiet, findHeavySubject, gravityOf } from "./gravity.ts";

describe("the gravity of an entry that must not be joked about", () => {
  it.each([
    "My mother died in March and I cannot open her room.",
    "We buried my brother on Tuesday and I have to write the thank-you cards.",
    "Dad's funeral is on Friday and I have to give the eulogy.",
    "I miss her every morning.",
    "my grandpa dyed last week",
    "They couldnt find the heartbeat.",
    "My cat was put to sleep this morning.",
    "I have to write the obituary for my uncle.",
    "My son was murdered.",
    "RIP Mum.",
    "I had an abortion and I can't stop crying.",
    "My wife Maureen passed four years back.",
    "Third round of IVF didn't take.",
    "I had a miscarriage and went to work the next day.",
    "My wife left in June and the house is quiet.",
    "We are getting divorced and nobody at work knows.",
    "We had to put our dog down.",
    "I lost my sister and I keep calling her number.",
    "I got laid off on Monday.",
    "Mi padre murió en marzo y no puedo abrir su cuarto.",
    "Enterramos a mi hermano el martes.",
    "Tuve un aborto espontáneo.",
    "Nos separamos y él se quedó con el piso.",
    "Meine Mutter ist im März gestorben und ich kann ihr Zimmer nicht öffnen.",
    "Am Dienstag war die Beerdigung meines Bruders.",
    "Ich hatte eine Fehlgeburt.",
    "Mein Mann hat sich von mir getrennt.",
    "Wir mussten unsere Katze einschläfern lassen.",
  ])("is at least gentle for a loss: %s", (text) => {
    expect(findHeavySubject(text)).toBe("loss");
    expect(callsForQuiet([text])).toBe(true);
  });

  it.each([
    "I was diagnosed with cancer and I cannot tell my parents.",
    "I'm a cancer patient and I have not told my boss.",
    "As a cancer nurse I know what the letter says.",
    "Chemo starts on Monday and I have not told my team.",
    "My baby is in the NICU.",
    "They want to talk about end of life care for Nan.",
    "The doctor said there's nothing more they can do.",
    "My father has dementia and asks for me every hour.",
    "Dad had a stroke and the plan for the shop is mine now.",
    "She’s in intensive care and I am answering emails.",
    "Me diagnosticaron un tumor y no se lo he dicho a nadie.",
    "Mi madre tiene alzhéimer.",
    "Ich habe Krebs und weiß nicht, wie ich es den Kindern sage.",
    "Mein Vater liegt auf der Intensivstation.",
    "Die Diagnose kam am Freitag.",
  ])("is at least gentle for an illness: %s", (text) => {
    expect(findHeavySubject(text)).toBe("illness");
    expect(gravityOf([text])).not.toBe("none");
  });

  it.each([
    "I was mugged on the way home and I cannot take that street.",
    "After the car accident I have not driven.",
    "I was bullied at that school and now my son goes there.",
    "Me atacaron al volver a casa.",
    "Seit dem Unfall fahre ich nicht mehr.",
    "Ich werde in der Arbeit gemobbt.",
  ])("is at least gentle for harm: %s", (text) => {
    expect(gravityOf([text])).not.toBe("none");
  });

  it("is grave for distress or a crisis", () => {
    expect(gravityOf(["I want to kill myself"])).toBe("grave");
    expect(gravityOf(["Some nights I want to kill myself."])).toBe("grave");
    expect(gravityOf(["I feel hopeless and everything is pointless."])).toBe("grave");
  });

  it("is that of the gravest of its texts", () => {
    expect(gravityOf(["The draft is late.", null, "We buried my brother.", undefined])).toBe("gentle");
    expect(gravityOf(["We buried my brother.", "I want to kill myself"])).toBe("grave");
    expect(gravityOf([])).toBe("none");
    expect(gravityOf(["", null])).toBe("none");
  });
});

describe("the gravity of news that is told in other words", () => {
  it.each([
    ["a pregnancy that ended", "The baby has no heartbeat. We have to go back on Thursday."],
    ["a pregnancy that ended", "Our daughter was born sleeping in March."],
    ["a pregnancy that ended", "I lost the pregnancy at eleven weeks."],
    ["a death", "We lost Mum in May and her boots are still by the door."],
    ["a death", "She passed in her sleep on Tuesday."],
    ["a death", "My brother didn't make it. I have to call his girlfriend."],
    ["a death", "Dad's gone. I can't clear the garage."],
    ["a death", "The dog crossed the rainbow bridge last night."],
    ["a death", "My best friend killed himself in May and I can't open his letters."],
    ["a death", "Since the funeral I have not opened the post."],
    ["a diagnosis", "It's stage four. I haven't told the kids."],
    ["a diagnosis", "Dad has ALS and the house has stairs."],
    ["a diagnosis", "My best friend is terminal and wants to talk about holidays."],
    ["a diagnosis", "They found a mass on my mother's lung."],
    ["a diagnosis", "It has spread to the liver and he still goes to work."],
    ["a diagnosis", "The doctor gave him six months to live."],
    ["a diagnosis", "Mom is going into hospice on Friday."],
  ])("is gentle for %s: %s", (_, text) => {
    expect(gravityOf([text])).toBe("gentle");
  });

  it.each([
    "We are at stage four of the project and nobody has read stage one.",
    "Race stage four is uphill and I haven't trained.",
    "My terminal window is full of warnings.",
    "I write the hospice volunteer shift schedule and it is due on Friday.",
    "The books can go to the hospice shop.",
    "I lost him in the crowd at the festival and my phone was off.",
    "We lost him to a competitor and now I have his tickets.",
    "I lost her number and the interview is tomorrow.",
    "We are holding a funeral for the office printer.",
    "The server has no heartbeat and the on-call phone is mine.",
    "She passed her driving test and I am on my fourth try.",
    "My brother passed on the concert tickets.",
    "My brother didn't make it to the party.",
    "Dad's gone fishing and I have his dog.",
    "They found a mass of cables behind the wall.",
    "There is a lump in my throat and it is only a shed.",
    "The editor gave him six months and me two weeks.",
    "He has weeks, not months, to finish the thesis.",
    "I have MS Teams open all day and answer nothing.",
    "They couldn't save her seat and now she is angry with me.",
    "My mother is dying to see the new kitchen.",
    "The wifi is on life support.",
  ])("is none where the same words mean something else: %s", (text) => {
    expect(gravityOf([text])).toBe("none");
  });
});

describe("the gravity of an entry that may be joked about", () => {
  it.each([
    "I open the file and feel like I'm visiting someone in hospital.",
    "Our stand-up sounds like a funeral.",
    "I need to tell my flatmate that I'm moving out; she just lost her cat.",
    "My phone died in the middle of the call.",
    "My truck died on the way to work.",
    "My phone has died again and the invoice was on it.",
    "The project is dead and nobody has said so.",
    "The conversation died after that.",
    "Motivation died in week two.",
    "I am buried in work and the deadline is Friday.",
    "I’m buried under tickets.",
    "We buried the lede.",
    "I’m a Cancer and my sister is a Leo; do we ever agree?",
    "My moon is in Cancer, whatever that means.",
    "My star sign is Cancer.",
    "I nearly died of embarrassment in the meeting.",
    "I died laughing.",
    "This deadline is killing me.",
    "The code is a dead end.",
    "Good grief, another form.",
    "I lost my keys and my train of thought.",
    "How do I break up the function into smaller ones?",
    "The brush stroke is wrong.",
    "It was a stroke of luck.",
    "That email gave me a heart attack.",
    "I diagnosed the bug and nobody thanked me.",
    "The hero is dead in chapter two and now there is no plot.",
    "The manuscript is on its fourth rewrite and I sent it to nobody.",
    "Should I tell my manager that I am interviewing?",
    "My husband left the window open again.",
    "Mein Handy ist gestern gestorben.",
    "Das Projekt ist tot.",
    "Ich bin Krebs, Aszendent Löwe.",
    "Ich bin unter Arbeit begraben.",
    "Ich bin fast gestorben vor Lachen.",
    "Se me murió el móvil en mitad de la llamada.",
    "El proyecto está muerto.",
    "Soy cáncer y mi jefa es leo.",
    "Casi me muero de risa.",
    "Estoy enterrado en trabajo.",
    "Estamos en un punto muerto con el diseño.",
  ])("is none for: %s", (text) => {
    expect(gravityOf([text])).toBe("none");
  });
});

it("gravity takes no longer for an adversarial text than for another of the same length", () => {
  const lengths = [2_000, 16_000];
  for (const part of [
    "phone is is is ",
    "my wife left ",
    "buried a a ",
    "i lost my ",
    "was diagnosed ",
    "i work night shifts ",
    "the hospital where i ",
    "i'm a nurse at the ",
    "promotion form at the hospital ",
    "'",
    "a-",
  ]) {
    const [short = 0, long = 0] = lengths.map((length) => {
      const text = part.repeat(Math.ceil(length / part.length)).slice(0, length);
      const before = process.cpuUsage();
      for (let run = 0; run < 3; run += 1) findHeavySubject(text);
      const { user } = process.cpuUsage(before);
      return user;
    });
    // The text is eight times as long; a pattern of quadratic cost would take 64 times as long.
    expect(long, part).toBeLessThan(Math.max(short, 2_000) * 40);
  }
});

describe("the words 'left me'", () => {
  it.each([
    "My husband left me at Christmas.",
    "My wife left me and the kids.",
    "He left me without a word.",
    "She left me today.",
    "He left me again.",
    "My husband left me alone with two kids.",
    "She left me in March.",
    "He left me abruptly.",
    "My wife left me after we sold the house.",
    "She left me a week ago.",
    "She left me the day after the wedding.",
    "He left me in the summer.",
    "He left me with the kids.",
    "She left me with a baby.",
    "My wife Anna left me her half of the mortgage.",
  ])("tell a loss where a partner left: %s", (text) => {
    expect(findHeavySubject(text)).toBe("loss");
  });

  it.each([
    "He left me his shop.",
    "She left me a note on the fridge.",
    "My boss left me to deal with it.",
    "They left me in charge of the rota.",
    "The chat left me on read.",
    "The plumber left me with a dripping tap.",
    "He left me the keys and a list.",
    "The answer left me wondering.",
    "My uncle left me his old boat.",
  ])("tell no loss where something was left: %s", (text) => {
    expect(findHeavySubject(text)).toBeNull();
  });
});

describe("a gentle voice", () => {
  it.each([
    "I feel worthless and nobody needs me.",
    "My mother died in March and I cannot open her room.",
    "My dad doesn't want to live.",
  ])("is called for by one such text among others: %s", (text) => {
    expect(callsForGentleVoice(["The report is late.", text])).toBe(true);
  });

  it.each(["He asked was I happy and I said yep", "He'll say I went behind his back and he'd be right"])(
    "is not called for by a weak guess about a line: %s",
    (text) => {
      expect(callsForQuiet([text])).toBe(true);
      expect(callsForGentleVoice(["The report is late.", text])).toBe(false);
    },
  );
});
