/** Off until somebody asks for it on this device. Made on the spot: no file is fetched. */
const KEY = "rubber-arcana:sound";
const HIGH_HZ = 1100;
const LOW_HZ = 320;
const LOUDNESS = 0.12;
const LENGTH_S = 0.16;

export function isSoundOn(): boolean {
  return localStorage.getItem(KEY) === "on";
}

export function setSound(isOn: boolean): void {
  if (isOn) localStorage.setItem(KEY, "on");
  else localStorage.removeItem(KEY);
}

let context: AudioContext | undefined;

/** A drop into the pond; nothing where sound is off. */
export function playDrop(): void {
  if (!isSoundOn() || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  // A browser keeps a page silent until it was touched; then it stays silent, and that is no fault.
  void context.resume().catch(() => {});
  const now = context.currentTime;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.setValueAtTime(HIGH_HZ, now);
  tone.frequency.exponentialRampToValueAtTime(LOW_HZ, now + LENGTH_S);
  volume.gain.setValueAtTime(LOUDNESS, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + LENGTH_S);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + LENGTH_S);
}
