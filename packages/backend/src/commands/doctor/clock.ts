import { type Ask, askService, type Finding, good, unknown, wrong } from './Finding.ts';

const clock = 'Reloj';
/** Half of what the server tolerates in a token (`identity/verifyToken.ts`): a clock that drifts is named before nobody can sign in. */
const maxOffsetSeconds = 30;

/** Google dates the tokens. */
export const examineClock = (ask: Ask): Promise<Finding> =>
  askService(
    ask,
    clock,
    'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
    async (response) => {
      const googleMs = Date.parse(response.headers.get('Date') ?? '');
      if (Number.isNaN(googleMs)) return unknown(clock, 'Google no dijo qué hora es.');
      return offsetFinding(Date.now() - googleMs, 'Google');
    },
  );

/** @param offsetMs how far the clock of this machine is ahead of the other one */
export function offsetFinding(offsetMs: number, other: string): Finding {
  const seconds = Math.round(Math.abs(offsetMs) / 1000);
  if (seconds <= maxOffsetSeconds) return good(clock, `a menos de ${maxOffsetSeconds} s del de ${other}.`);
  return wrong(
    clock,
    `está ${seconds} s ${offsetMs > 0 ? 'adelantado' : 'atrasado'} respecto del de ${other}; con más de 60 s nadie puede entrar: ` +
      'activa NTP («timedatectl set-ntp true»).',
  );
}
