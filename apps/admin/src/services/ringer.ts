/** What is needed of an `AudioContext`. */
export type Audio = Pick<
  AudioContext,
  'state' | 'resume' | 'currentTime' | 'destination' | 'createOscillator' | 'createGain'
>;

export type Ringer = {
  /** To be called inside a tap: browsers are silent until then. Answers whether sound will be heard. */
  readonly unlock: () => Promise<boolean>;
  /** Rings until it is stopped; silent while the browser still wants its tap. */
  readonly start: () => void;
  readonly stop: () => void;
  /**
   * Once, inside the tap that unlocks: staff hear what a new order sounds like as soon as there is sound. Some browsers
   * only ever let be heard what was played in a tap.
   */
  readonly chime: () => void;
};

/** Milliseconds from one chime to the next. */
const everyMs = 2_500;
/** Two notes, as a kitchen's bell: hertz, and seconds from the start of the chime. */
const notes = [
  { hertz: 1175, at: 0 },
  { hertz: 880, at: 0.22 },
  { hertz: 1175, at: 0.6 },
  { hertz: 880, at: 0.82 },
] as const;
const noteSeconds = 0.4;
const loudness = 0.6;

/** @param openAudio called once, when sound is first wanted; throws where there is none */
export function createRinger(openAudio: () => Audio): Ringer {
  let audio: Audio | null = null;
  let timer: ReturnType<typeof setInterval> | undefined;
  let chimedAt: number | undefined;

  /** Of a clock that stands still, as it does while the browser is silent, each moment has one chime. */
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
    async unlock() {
      try {
        audio ??= openAudio();
        // Where no tap came first, this promise may stay open for ever: the state tells.
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
