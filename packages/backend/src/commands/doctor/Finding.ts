import { messageOf } from '../../errors.ts';

export type Finding = {
  readonly kind: 'good' | 'wrong' | 'unknown';
  readonly about: string;
  readonly sentence: string;
};

export const good = (about: string, sentence: string): Finding => ({ kind: 'good', about, sentence });
export const wrong = (about: string, sentence: string): Finding => ({ kind: 'wrong', about, sentence });
/** The check was not possible. */
export const unknown = (about: string, sentence: string): Finding => ({ kind: 'unknown', about, sentence });

/** `fetch`, or a test's replacement. */
export type Ask = (url: string, init?: RequestInit) => Promise<Response>;

/** Requests a service and judges the response. An unreachable service is a finding, too. */
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
