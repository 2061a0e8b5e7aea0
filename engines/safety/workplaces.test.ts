import { describe, expect, it } from "vitest";
import { findHeavySubject, gravityOf } from "./gravity.ts";

describe("a hospital that is only the writer's workplace", () => {
  it.each([
    "I keep putting off the promotion form at the hospital where I work.",
    "I work at a hospital. My thesis is not getting written.",
    "I’m a nurse in a hospital and I can’t decide about the part-time contract.",
    "My job interview at the hospital is on Monday and I haven't prepared.",
    "im an engineer at a hospital and the migration is behind schedule",
    "I work nights at the hospital and never find time for my guitar.",
    "I work in the hospital kitchen and I want to open my own cafe.",
    "I don't know whether to apply for the promotion at the hospital.",
    "My job at the hospital bores me and I never apply anywhere else.",
  ])("is no heavy subject: %s", (text) => {
    expect(gravityOf([text])).toBe("none");
  });
});

describe("a workplace in a text that may be about illness, death or exhaustion", () => {
  it.each([
    ["a name", "I work at the hospital and Tom is on the rota no more."],
    ["a name", "I work at the hospital, I have to write the newsletter about Ada."],
    ["a pronoun", "I work nights at the hospital and she is still in there."],
    ["a pronoun", "I work at the hospital, he is in surgery, and the budget report is due."],
    ["a pronoun", "My shift at the hospice ended and so did she."],
    ["a pronoun", "I'm a nurse in a hospital and we lost two on Sunday."],
    ["a relative", "I work at the hospital where Mum is and the presentation is due."],
    ["a relative", "My sister works at the hospital and she says it has spread."],
    ["a relative without an apostrophe", "i work at the hospital and mums not gonna make it"],
    ["a colleague", "I work at the hospital and my colleague is not on the rota and I know why."],
    ["a patient", "I'm a doctor in a hospital and I can't write the documentation for the boy."],
    ["a body", "I'm a nurse at the hospital and I can't do the training, my hands shake."],
    ["a treatment", "I work at the hospital and I can't start the application because of my scan."],
    ["leave", "I work at the hospital, I'm off work and my contract is not signed."],
    ["exhaustion", "I'm a doctor in the hospital and I can't do another night. The contract is signed."],
    ["inability to work", "I work at the hospital and I can't work and my contract is not signed."],
    ["a feeling", "I'm a nurse in a hospital, I feel nothing and the rota is due."],
    ["a time in the past", "I used to work at the hospital, now they wash me there."],
    ["an end", "My contract at the hospital ends when I do."],
    ["a number", "I'm a nurse in a hospital and my project is number 19 since January."],
    ["an emoji", "I work at the hospital 😭 and the application is due"],
    ["a stay as a patient", "I'm in the hospital where I work and I have the contract to sign."],
    ["a stay as a patient", "I work at the hospital, I am in the hospital, and my tax return is due."],
    ["a harmless phrase", "I work at the hospital and I died inside and the schedule is due."],
    ["no matter of work", "I work at the hospital and I can't do it."],
    ["an intensive care unit", "I work in the ICU and I cannot do this anymore."],
    ["a hospice", "I do the newsletter for the hospice and this month Dave is in it."],
    ["palliative care", "I want to leave my job in palliative care because I dream about them."],
    ["another language", "Ich arbeite im Krankenhaus und sie ist immer noch drin."],
    ["another language", "Trabajo en el hospital y Tomás está en mi planta."],
  ])("a workplace in a text that may be about illness leaves it gentle, because of %s: %s", (_, text) => {
    expect(findHeavySubject(text)).not.toBeNull();
  });
});
