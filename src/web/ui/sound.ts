/**
 * The sounds of the app. Sound is off until the person turns it on for this device. Sounds are synthesized,
 * without audio files.
 */
import { KEPT, keptItem, oneOf } from "../kept-items.ts";

const kept = keptItem({ ...KEPT.sound, schema: oneOf("on") });
const HIGH_HZ = 1100;
const LOW_HZ = 320;
const LOUDNESS = 0.12;
const LENGTH_S = 0.16;

export function isSoundOn(): boolean {
  return kept.read() !== null;
}

export function setSound(isOn: boolean): void {
  if (isOn) kept.keep("on");
  else kept.drop();
}

let context: AudioContext | undefined;

function openAudio(): AudioContext | undefined {
  if (!isSoundOn() || typeof AudioContext === "undefined") return undefined;
  context ??= new AudioContext();
  // Browsers block sound until the person first interacts with the page. The sound is then skipped without an
  // error.
  void context.resume().catch(() => {});
  return context;
}

/** Plays a water drop. Does nothing when sound is off. */
export function playDrop(): void {
  const audio = openAudio();
  if (!audio) return;
  const now = audio.currentTime;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.setValueAtTime(HIGH_HZ, now);
  tone.frequency.exponentialRampToValueAtTime(LOW_HZ, now + LENGTH_S);
  volume.gain.setValueAtTime(LOUDNESS, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + LENGTH_S);
  tone.connect(volume).connect(audio.destination);
  tone.start(now);
  tone.stop(now + LENGTH_S);
}

const RUSTLE_S = 0.22;
const RUSTLE_LOUDNESS = 0.05;
const RUSTLE_HZ = 2400;

/** Plays the sound of cards being shuffled. Does nothing when sound is off. */
export function playPaper(): void {
  const audio = openAudio();
  if (!audio) return;
  const samples = audio.createBuffer(1, Math.ceil(audio.sampleRate * RUSTLE_S), audio.sampleRate);
  const wave = samples.getChannelData(0);
  for (let at = 0; at < wave.length; at += 1) {
    wave[at] = (Math.random() * 2 - 1) * Math.sin((Math.PI * at) / wave.length);
  }
  const source = audio.createBufferSource();
  const band = audio.createBiquadFilter();
  const volume = audio.createGain();
  source.buffer = samples;
  band.type = "bandpass";
  band.frequency.value = RUSTLE_HZ;
  volume.gain.value = RUSTLE_LOUDNESS;
  source.connect(band).connect(volume).connect(audio.destination);
  source.start();
}

const QUACK_S = 0.22;
/** The volume of a quack before the filter reduces it, from 0 to 1. */
const QUACK_LOUDNESS = 0.32;
const QUACK_FADES_S = 0.15;
/**
 * The frequencies in hertz between which the tone of a quack falls. The following constants hold the filter
 * frequencies that imitate a bill that opens and closes.
 */
const THROAT_HZ = { from: 300, to: 190 };
const BILL_HZ = { shut: 620, open: 1350 };
const BILL_OPENS_S = 0.05;
const BILL_SHARPNESS = 2.5;

/** Plays a quack before the duck speaks. Does nothing when sound is off. */
export function playQuack(): void {
  const audio = openAudio();
  if (!audio) return;
  const now = audio.currentTime;
  const [open, end] = [now + BILL_OPENS_S, now + QUACK_S];
  const throat = audio.createOscillator();
  const bill = audio.createBiquadFilter();
  const volume = audio.createGain();
  throat.type = "sawtooth";
  throat.frequency.setValueAtTime(THROAT_HZ.from, now);
  throat.frequency.exponentialRampToValueAtTime(THROAT_HZ.to, end);
  bill.type = "bandpass";
  bill.Q.value = BILL_SHARPNESS;
  bill.frequency.setValueAtTime(BILL_HZ.shut, now);
  bill.frequency.exponentialRampToValueAtTime(BILL_HZ.open, open);
  bill.frequency.exponentialRampToValueAtTime(BILL_HZ.shut, end);
  volume.gain.setValueAtTime(0.001, now);
  volume.gain.exponentialRampToValueAtTime(QUACK_LOUDNESS, open);
  volume.gain.setValueAtTime(QUACK_LOUDNESS, now + QUACK_FADES_S);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  throat.connect(bill).connect(volume).connect(audio.destination);
  throat.start(now);
  throat.stop(end);
}
