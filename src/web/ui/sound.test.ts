// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const SHORT_S = 0.5;

let opened = 0;
let heard: { from: number; to: number }[] = [];

/** A fake audio node. It accepts every setting, and records when it starts and stops. */
class Part {
  frequency = this;
  gain = this;
  Q = this;
  from = 0;
  connect<Next>(next: Next): Next {
    return next;
  }
  setValueAtTime(): void {}
  exponentialRampToValueAtTime(): void {}
  start(from: number): void {
    this.from = from;
  }
  stop(to: number): void {
    heard.push({ from: this.from, to });
  }
}

class Audio {
  currentTime = 7;
  destination = new Part();
  constructor() {
    opened += 1;
  }
  createOscillator = () => new Part();
  createBiquadFilter = () => new Part();
  createGain = () => new Part();
  async resume(): Promise<void> {}
}

beforeEach(() => {
  opened = 0;
  heard = [];
  vi.resetModules();
  vi.stubGlobal("AudioContext", Audio);
});
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe.each(["playDrop", "playQuack"] as const)("a sound: %s", (name) => {
  it("a sound of the app stays silent until the person turns sound on", async () => {
    const sound = await import("./sound.ts");
    sound[name]();
    expect([opened, heard]).toEqual([0, []]);
  });

  it("a sound of the app is short when sound is on, and stops playing when sound is turned off", async () => {
    const sound = await import("./sound.ts");
    sound.setSound(true);
    sound[name]();
    expect(heard).toEqual([{ from: 7, to: expect.any(Number) }]);
    expect((heard[0]?.to ?? 0) - 7).toBeLessThan(SHORT_S);
    sound.setSound(false);
    sound[name]();
    expect(heard).toHaveLength(1);
  });
});
