import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Audio, createRinger } from './ringer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Counts the notes it is given; runs from its first resume on, unless the browser wants a tap first. */
function anAudio({ wantsTap = false } = {}) {
  let notes = 0;
  let state: AudioContextState = 'suspended';
  const parameter = { value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  const node = { connect: () => {}, stop: () => {}, type: 'sine', frequency: parameter, gain: parameter };
  const audio = {
    get state() {
      return state;
    },
    get currentTime() {
      return state === 'running' ? Date.now() / 1000 : 0;
    },
    resume: () => {
      if (wantsTap) return new Promise<void>(() => {});
      state = 'running';
      return Promise.resolve();
    },
    createGain: () => node,
    createOscillator: () => ({
      ...node,
      start: () => {
        notes += 1;
      },
    }),
  } as unknown as Audio;
  return {
    open: () => audio,
    tap: () => {
      wantsTap = false;
    },
    countNotes: () => notes,
  };
}

async function unlocked(audio: ReturnType<typeof anAudio>) {
  const ringer = createRinger(audio.open);
  const isHeard = ringer.unlock();
  await vi.advanceTimersByTimeAsync(300);
  return { ringer, isHeard: await isHeard };
}

describe('a bell', () => {
  it('rings again and again until it is stopped', async () => {
    const audio = anAudio();
    const { ringer } = await unlocked(audio);
    ringer.start();
    const once = audio.countNotes();
    expect(once).toBeGreaterThan(0);
    vi.advanceTimersByTime(5_000);
    expect(audio.countNotes()).toBe(3 * once);
    ringer.stop();
    vi.advanceTimersByTime(60_000);
    expect(audio.countNotes()).toBe(3 * once);
  });

  it('started twice rings once', async () => {
    const audio = anAudio();
    const { ringer } = await unlocked(audio);
    ringer.start();
    const once = audio.countNotes();
    ringer.start();
    expect(audio.countNotes()).toBe(once);
    ringer.stop();
    vi.advanceTimersByTime(60_000);
    expect(audio.countNotes()).toBe(once);
  });

  it('that the browser keeps silent says so, and is heard after a tap', async () => {
    const audio = anAudio({ wantsTap: true });
    const { ringer, isHeard } = await unlocked(audio);
    expect(isHeard).toBe(false);
    ringer.start();
    expect(audio.countNotes()).toBe(0);
    audio.tap();
    expect(await ringer.unlock()).toBe(true);
    vi.advanceTimersByTime(2_500);
    expect(audio.countNotes()).toBeGreaterThan(0);
    ringer.stop();
  });

  it('chimes in the tap itself, before the browser has begun to be heard, and once', async () => {
    const audio = anAudio({ wantsTap: true });
    const ringer = createRinger(audio.open);
    void ringer.unlock();
    ringer.chime();
    expect(audio.countNotes()).toBe(4);
    await vi.advanceTimersByTimeAsync(300);
    void ringer.unlock();
    ringer.chime();
    expect(audio.countNotes()).toBe(4);
    audio.tap();
    await ringer.unlock();
    await vi.advanceTimersByTimeAsync(1_000);
    ringer.chime();
    expect(audio.countNotes()).toBe(8);
  });

  it('is silent where there is no sound at all', async () => {
    const ringer = createRinger(() => {
      throw new Error('no audio device');
    });
    expect(await ringer.unlock()).toBe(false);
    ringer.chime();
    ringer.start();
    ringer.stop();
    expect(vi.getTimerCount()).toBe(0);
  });
});
