import { describe, expect, it } from "vitest";
import { findHeavySubject, gravityOf } from "./gravity.ts";

describe("a place of illness that is a workplace or an errand", () => {
  it.each([
    "I keep putting off the promotion form at the hospital where I work.",
    "My partner says I should just hand in the promotion form at the hospital where I work.",
    "At the hospital I work for, everyone gets a review but me.",
    "I'm a nurse in a hospital and I cannot decide whether to apply for the ward manager job.",
    "I'm a nurse in the ICU and I can't decide whether to go part-time.",
    "As a doctor in the emergency room I never finish my discharge letters.",
    "I do night shifts at a hospital and I want to go back to painting.",
    "My shifts at the cancer center changed and I haven’t asked my boss why.",
    "My job interview at the hospital is on Monday and I haven't prepared.",
    "My sister works nights at the hospital and never answers.",
    "I have an offer from a hospital in Germany and the contract is still on my table.",
    "I run the IT at a hospital and the migration keeps slipping.",
    "I am in the hospital choir and I keep skipping rehearsals.",
    "I signed up for the hospice charity run and I have not trained once.",
    "I volunteer at the hospice shop and keep saying yes to Saturdays.",
    "I design posters for a hospice and the last one is half done.",
    "I do the accounts for a cancer charity and the yearly report is late.",
    "I want to leave my job in palliative care and I don't write the letter.",
    "I don't fear the examiner. I fear the roundabout by the hospital.",
    "I'm an oncology nurse and I am tired of forms.",
    "The ward's schedule is mine to write and I leave it open every evening.",
    "The nursing home where I work wants me to train the new people.",
    "I teach art in a prison and I cannot plan the next term.",
    "Ich arbeite im Krankenhaus und schiebe den Antrag auf Beförderung vor mir her.",
    "Das Krankenhaus, in dem ich arbeite, sucht eine neue Leitung und ich bewerbe mich nicht.",
    "Trabajo en el hospital y no entrego la solicitud de ascenso.",
    "El hospital donde trabajo me pide un informe y no lo empiezo.",
  ])("a place of illness that is a workplace or an errand is no heavy subject: %s", (text) => {
    expect(gravityOf([text])).toBe("none");
  });
});

describe("a workplace in a text about somebody who is ill", () => {
  it.each([
    "I work at the hospital where my dad is dying.",
    "I work at the hospital. My wife is there too, on the third floor.",
    "I work in the hospital and my mother is in the hospital too.",
    "I took a job in the hospital to be near my sick son.",
    "I work at a hospital and my baby is in intensive care there.",
    "I do the accounts for a hospice. My wife is a patient there.",
    "I am a nurse and a patient of mine died on Sunday.",
    "I'm a nurse in the ICU and I couldn't save her.",
    "I'm a nurse on the cancer ward and I cry in the car.",
    "I'm an oncology nurse and now I have cancer myself.",
    "I work in palliative care and I have six months myself.",
    "I work for a hospice, and next week I move in as a guest.",
    "I'm in the hospital where I work, this time with a gown.",
    "They took me to the hospital where I work and my colleagues saw me.",
    "My job is at a hospital. Last week they kept me in the hospital.",
    "My shifts at the cancer center are fine, my own scan is not.",
    "My boss at the hospital knows that I have MS.",
    "I run a half marathon for cancer research because my mother has cancer.",
    "I can't run the race for the hospice where she lay.",
    "I ran the hospice charity run for my late wife and I cannot hang up the number.",
    "The bus stop by the hospital is where she told me.",
    "The hospice nurse comes at nine and I answer emails until then.",
    "I keep putting off the promotion form at the hospital where I work since my diagnosis.",
    "I spent three nights in the hospital and the report is not done.",
    "Ten days in the hospital and my inbox is full.",
    "My boss is in hospital and I have to do his job.",
    "I sit in the hospital parking lot every evening.",
    "The hospital wants me to come in again on Tuesday.",
    "I work at a hospital and I can't look at my own chart.",
    "I volunteer at the hospice every Tuesday because I promised him.",
    "My shift at the hospital ended when they wheeled in my best man.",
    "I'm a cleaner at the hospital and I cleaned the room after him.",
    "My contract at the cancer center ends and my scars itch.",
    "I teach at the hospital school and half the class has no hair.",
    "Ich arbeite im Krankenhaus, in dem meine Mutter liegt.",
    "Mein Job im Krankenhaus wartet, ich selbst habe morgen die OP.",
    "Trabajo en el hospital donde está ingresado mi padre.",
    "Mi puesto en el hospital espera, mañana me operan.",
  ])("a workplace in a text about somebody who is ill leaves the text heavy: %s", (text) => {
    expect(findHeavySubject(text)).not.toBeNull();
  });
});
