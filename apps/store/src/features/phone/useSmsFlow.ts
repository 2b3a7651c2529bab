import { inTime, logFailure } from '@crepas/api';
import { isLocked, isSending, type PhoneNumber, withCountryPrefix } from '@crepas/domain';
import { useCallback, useEffect, useState } from 'react';
import { paths } from '../../shared/paths.ts';
import { reloadForRelease } from '../../shared/storage/releaseReload.ts';
import { useAddress } from '../address/index.ts';
import { sendFailure, verifyFailure } from './authError.ts';
import { phoneAuth } from './phoneAuth.ts';
import { useSms } from './sms.ts';
import { typedPhone } from './typedPhone.ts';

/** The latest send: the late answer of an earlier one must not replace its code. */
let sends = 0;

/** The provider's own limits are shorter, except for an open CAPTCHA. */
const maxSendMs = 180_000;

const maxConfirmMs = 30_000;

/** Sends and verifies through the provider, and dispatches the results to the domain's state machine. */
export function useSmsFlow() {
  const phase = useSms(({ state }) => state.phase);
  const notice = useSms((sms) => sms.notice);
  const [uncheckedCode, setUncheckedCode] = useState<string | null>(null);
  const { dispatch, keepSentCode, restart } = useSms.getState();
  const { verifyPhone } = useAddress.getState();

  const succeed = useCallback(
    (phone: PhoneNumber) => {
      sends += 1;
      verifyPhone(phone);
      typedPhone.clear();
      dispatch({ kind: 'verified' });
    },
    [verifyPhone, dispatch],
  );

  useEffect(() => {
    // A send that is under way goes on: each code costs the shop money.
    const { state } = useSms.getState();
    if (state.phase === 'verified') restart();
    if (isLocked(state.counters, Date.now())) useSms.setState({ notice: { code: 'locked' } });
    let isGone = false;
    let lastProof: Promise<void> = Promise.resolve();
    // One after another: one that began without network would fail for the next one too.
    const proveSilently = () => {
      lastProof = lastProof.then(async () => {
        const { details } = useAddress.getState();
        if (isGone || !details || details.phoneVerified) return;
        const proven = await provenPhone();
        if (!isGone && proven === details.phoneNumber) succeed(proven);
      });
    };
    proveSilently();
    // Without network there was no proof.
    window.addEventListener('online', proveSilently);
    return () => {
      isGone = true;
      window.removeEventListener('online', proveSilently);
      useSms.setState({ notice: null });
    };
  }, [restart, succeed]);

  const send = async (phone: PhoneNumber, container: HTMLElement) => {
    dispatch({ kind: 'sendRequested' });
    if (!isSending(useSms.getState().state.phase)) return;
    sends += 1;
    const mine = sends;
    try {
      if ((await provenPhone()) === phone) return succeed(phone);
      const sent = phoneAuth.sendCode(withCountryPrefix(phone), container).then((sentCode) => {
        if (mine !== sends) return;
        keepSentCode(sentCode, phone);
        dispatch({ kind: 'sent' });
      });
      await inTime(sent, maxSendMs, 'auth/timeout');
    } catch (error) {
      logFailure('phone', error);
      if (reloadForRelease(error, { kind: 'code', phone, atMs: Date.now() }, paths.sms)) return;
      dispatch(sendFailure(error));
    }
  };

  const verify = async (code: string, typed: string) => {
    const { sentCode } = useSms.getState();
    dispatch({ kind: 'verifyRequested' });
    setUncheckedCode(null);
    if (useSms.getState().state.phase !== 'verifying' || sentCode === null) return;
    const confirmed = phoneAuth.confirm(sentCode, code);
    try {
      succeed(await inTime(confirmed, maxConfirmMs, 'auth/timeout'));
    } catch (error) {
      logFailure('phone', error);
      if (reloadForRelease(error, { kind: 'code', phone: typed, code, atMs: Date.now() }, paths.sms)) return;
      const failure = verifyFailure(error);
      if (failure.kind === 'verifyFailed') setUncheckedCode(code);
      dispatch(failure);
      // The provider accepts a code once: a late proof counts.
      confirmed.then(succeed, () => undefined);
    }
  };

  return { phase, notice, uncheckedCode, send, verify };
}

/** Offline there is no proof, and the customer verifies by SMS (decision P2). */
const provenPhone = () => phoneAuth.provenPhone().catch(() => null);
