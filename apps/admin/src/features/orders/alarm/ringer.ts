/** The used part of `AudioContext`. */
export type Audio = Pick<
  AudioContext,
  'state' | 'resume' | 'currentTime' | 'destination' | 'createOscillator' | 'createGain' | 'onstatechange'
>;

export type Ringer = {
  /** Call it in the handler of a tap: browsers play no sound before. Resolves with whether sound will play. */
  readonly unlock: () => Promise<boolean>;
  /** Rings until it is stopped. Silent until the browser has had its tap. */
  readonly start: () => void;
  readonly stop: () => void;
  /**
   * Plays once, in the handler of the tap that unlocks the sound, so that staff hear how a new order rings. Some browsers
   * play sound only if the first sound was started in a tap.
   */
  readonly chime: () => void;
  /** Plays once, lower and falling: a customer has cancelled. */
  readonly chimeCancelled: () => void;
  /**
   * The browser stops the sound during a phone call or when the tablet sleeps, and may start it again.
   *
   * @param onChange called with whether sound plays
   */
  readonly watch: (onChange: (isHeard: boolean) => void) => void;
};

/** Milliseconds between two chimes. */
const everyMs = 2_500;
/** Two notes, as a kitchen's bell: hertz, and seconds from the start of the chime. */
const notes = [
  { hertz: 1175, at: 0 },
  { hertz: 880, at: 0.22 },
  { hertz: 1175, at: 0.6 },
  { hertz: 880, at: 0.82 },
] as const;
const cancelledNotes = [
  { hertz: 587, at: 0 },
  { hertz: 440, at: 0.3 },
  { hertz: 294, at: 0.6 },
] as const;
const noteSeconds = 0.4;
const loudness = 0.6;

/** @param openAudio called once, at the first use; throws when the browser has no audio */
export function createRinger(openAudio: () => Audio): Ringer {
  let audio: Audio | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let chimedAt: number | undefined;
  let report: (isHeard: boolean) => void = () => {};

  const open = () => {
    const opened = openAudio();
    opened.onstatechange = () => report(opened.state === 'running');
    return opened;
  };

  /** The audio clock stops while the browser is silent: a chime is scheduled only if the clock has advanced. */
  const chime = () => {
    if (audio === null || audio.currentTime === chimedAt) return;
    chimedAt = audio.currentTime;
    for (const { hertz, at } of notes) playNote(audio, hertz, chimedAt + at);
  };

  const ring = () => {
    if (audio?.state === 'running') chime();
  };

  return {
    chime,
    chimeCancelled() {
      if (audio?.state !== 'running') return;
      for (const { hertz, at } of cancelledNotes) playNote(audio, hertz, audio.currentTime + at);
    },
    watch(onChange) {
      report = onChange;
    },
    async unlock() {
      try {
        audio ??= open();
        // Without a tap this promise may never settle, so the state is read instead.
        await Promise.race([audio.resume(), new Promise((resolve) => setTimeout(resolve, 300))]);
        return audio.state === 'running';
      } catch {
        return false;
      }
    },
    start() {
      if (timer !== undefined) return;
      ring();
      timer = setInterval(ring, everyMs);
    },
    stop() {
      clearInterval(timer);
      timer = undefined;
    },
  };
}

function playNote(audio: Audio, hertz: number, at: number): void {
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = 'triangle';
  oscillator.frequency.value = hertz;
  gain.gain.setValueAtTime(loudness, at);
  gain.gain.exponentialRampToValueAtTime(0.001, at + noteSeconds);
  oscillator.connect(gain);
  gain.connect(audio.destination);
  oscillator.start(at);
  oscillator.stop(at + noteSeconds);
}
