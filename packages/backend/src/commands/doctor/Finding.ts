import { messageOf } from '../../messageOf.ts';

/** What the doctor says of one thing, in one sentence. */
export type Finding = {
  readonly kind: 'good' | 'wrong' | 'unknown';
  /** The variable or the service. */
  readonly about: string;
  readonly sentence: string;
};

export const good = (about: string, sentence: string): Finding => ({ kind: 'good', about, sentence });
export const wrong = (about: string, sentence: string): Finding => ({ kind: 'wrong', about, sentence });
/** Nobody answered: neither good nor wrong. */
export const unknown = (about: string, sentence: string): Finding => ({ kind: 'unknown', about, sentence });

/** `fetch`, or what a test answers in its place. */
export type Ask = (url: string, init?: RequestInit) => Promise<Response>;

/** Asks a service; when it cannot be reached, that is the finding. */
export async function askService(
  ask: Ask,
  about: string,
  url: string,
  judge: (response: Response) => Promise<Finding>,
  init?: RequestInit,
): Promise<Finding> {
  try {
    return await judge(await ask(url, { ...init, signal: AbortSignal.timeout(10_000) }));
  } catch (error) {
    return unknown(about, `no se pudo preguntar a ${new URL(url).host}: ${messageOf(error)}.`);
  }
}
