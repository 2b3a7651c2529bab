import { logFailure } from '@crepas/api';
import {
  isLocked,
  isSending,
  type PhoneNumber,
  parsePhone,
  type SmsEvent,
  type SmsNotice,
  withCountryPrefix,
} from '@crepas/domain';
import { useCallback, useEffect, useState } from 'react';
import { useAddress } from '../address/index.ts';
import { sendFailure, verifyFailure } from './authError.ts';
import { phoneAuth } from './phoneAuth.ts';
import { useSms } from './sms.ts';

/** Sends and verifies through the provider, and dispatches the results to the domain's state machine. */
export function useSmsFlow() {
  const phase = useSms(({ state }) => state.phase);
  const { dispatch, keepSentCode, restart } = useSms.getState();
  const { verifyPhone } = useAddress.getState();
  const [notice, setNotice] = useState<SmsNotice | null>(() =>
    isLocked(useSms.getState().state.counters, Date.now()) ? { code: 'locked' } : null,
  );

  const report = useCallback((event: SmsEvent) => setNotice(dispatch(event)), [dispatch]);

  const succeed = useCallback(
    (phone: PhoneNumber) => {
      verifyPhone(phone);
      report({ kind: 'verified' });
    },
    [verifyPhone, report],
  );

  useEffect(() => {
    // A visit that ended during a send left its CAPTCHA behind, and that send may never settle.
    const { phase: left } = useSms.getState().state;
    if (left === 'verified' || isSending(left)) restart();
    let isGone = false;
    const { details } = useAddress.getState();
    if (details && !details.phoneVerified) {
      provenPhone().then((proven) => {
        if (!isGone && proven === details.phoneNumber) succeed(proven);
      });
    }
    return () => {
      isGone = true;
    };
  }, [restart, succeed]);

  const send = async (typed: string, container: HTMLElement) => {
    report({ kind: 'sendRequested' });
    if (!isSending(useSms.getState().state.phase)) return;
    const phone = parsePhone(typed);
    try {
      if (phone !== null && (await provenPhone()) === phone) return succeed(phone);
      keepSentCode(await phoneAuth.sendCode(withCountryPrefix(phone ?? typed), container));
      report({ kind: 'sent' });
    } catch (error) {
      logFailure('phone', error);
      report(sendFailure(error));
    }
  };

  const verify = async (code: string) => {
    const { sentCode } = useSms.getState();
    report({ kind: 'verifyRequested' });
    if (useSms.getState().state.phase !== 'verifying' || sentCode === null) return;
    try {
      succeed(await phoneAuth.confirm(sentCode, code));
    } catch (error) {
      logFailure('phone', error);
      report(verifyFailure(error));
    }
  };

  return { phase, notice, send, verify };
}

/** Offline there is no proof, and the customer verifies by SMS (decision P2). */
const provenPhone = () => phoneAuth.provenPhone().catch(() => null);
