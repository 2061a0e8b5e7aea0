// @vitest-environment jsdom
import { afterEach, expect, it } from "vitest";
import { KEPT } from "../../../kept-items.ts";
import { beginAsking } from "./asking.ts";
import type { Asking } from "./asking-state.ts";
import { answersAbout, deleteAsking, readAsking, storeAsking } from "./kept-answers.ts";

const SENT = { owner: "me", keptAt: 1_764_000_000_000 };
const ASKING: Asking = {
  ...beginAsking({ questions: ["difference", "obstacle", "act", "when"], language: "en" }),
  at: "act",
  answers: {
    heavySentence: "It died.",
    difference: "A jar.",
    obstacle: { text: "The oven.", kind: "afraid", then: "Name it." },
    when: { text: "Saturday", at: "2026-12-05T09:30" },
  },
  typed: { act: "stir fl" },
  remarked: ["act"],
};

afterEach(() => localStorage.clear());

it("answers are found again after a reload, with what was typed and not sent", () => {
  storeAsking(SENT, "draw", ASKING);
  expect(readAsking(SENT)).toEqual({ keptAt: SENT.keptAt, drawn: "draw", asking: ASKING });
  expect(answersAbout(SENT)).toEqual({ ...ASKING.answers, act: "stir fl" });
});

it("answers are not found by another person, and do not belong to a text that was changed since", () => {
  storeAsking(SENT, "draw", ASKING);
  expect(readAsking({ ...SENT, owner: "somebody" })).toBeNull();
  expect(answersAbout({ ...SENT, keptAt: SENT.keptAt + 1 })).toEqual({});
});

it("answers are deleted with the draft that was read, and kept for one that was changed since", () => {
  storeAsking(SENT, "draw", ASKING);
  deleteAsking({ ...SENT, keptAt: SENT.keptAt + 1 });
  expect(readAsking(SENT)).not.toBeNull();
  deleteAsking(SENT);
  expect(readAsking(SENT)).toBeNull();
});

it("answers lose only what is not valid in the stored value", () => {
  const stored = {
    keptAt: SENT.keptAt,
    drawn: 7,
    asking: {
      at: "nowhere",
      answers: { act: "stir", obstacle: { kind: "bored" }, when: 3 },
      typed: null,
      remarked: 1,
    },
  };
  localStorage.setItem(`${KEPT.answersDraft.key}me`, JSON.stringify(stored));
  expect(readAsking(SENT)).toEqual({
    keptAt: SENT.keptAt,
    drawn: "",
    asking: { at: null, answers: { act: "stir" }, typed: {}, remarked: [], remark: null, isHeld: false },
  });
});
