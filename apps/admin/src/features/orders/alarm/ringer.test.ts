import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Audio, createRinger } from './ringer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Counts scheduled notes. It runs after the first `resume()`, unless the browser requires a tap. */
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
    /** As a phone call does. */
    change: (next: AudioContextState) => {
      state = next;
      audio.onstatechange?.call(audio as AudioContext, new Event('statechange'));
    },
  };
}

async function unlocked(audio: ReturnType<typeof anAudio>) {
  const ringer = createRinger(audio.open);
  const isHeard = ringer.unlock();
  await vi.advanceTimersByTimeAsync(300);
  return { ringer, isHeard: await isHeard };
}

describe('a bell', () => {
  it('rings repeatedly until it is stopped', async () => {
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

  it('a second start does not ring twice', async () => {
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

  it('reports that the browser blocks it, and rings after a tap', async () => {
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

  it('chimes once inside the tap, before the audio runs', async () => {
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

  it('plays a sound of its own for a cancellation, and none while the browser is silent', async () => {
    const audio = anAudio();
    const { ringer } = await unlocked(audio);
    ringer.chimeCancelled();
    expect(audio.countNotes()).toBe(3);
    audio.change('suspended');
    ringer.chimeCancelled();
    expect(audio.countNotes()).toBe(3);
  });

  it('reports that the system stopped the sound, and that it plays again', async () => {
    const audio = anAudio();
    const { ringer } = await unlocked(audio);
    const onChange = vi.fn();
    ringer.watch(onChange);
    audio.change('suspended');
    audio.change('running');
    expect(onChange.mock.calls).toEqual([[false], [true]]);
  });

  it('does nothing in a browser without audio', async () => {
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
