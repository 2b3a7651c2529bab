import { awaitsCode, isSending, type SmsNotice } from '@crepas/domain';
import { Card, Page, PageHeader, StatusText, Text } from '@crepas/ui';
import { lazyWithRetry, ScreenBoundary } from '@crepas/ui/loading';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { PrivacyNote } from '../../about/PrivacyNote.tsx';
import { smsCopy } from '../../copy/sms.ts';
import { ScreenTitle } from '../../layout/ScreenTitle.tsx';
import { paths } from '../../paths.ts';
import { useAddress } from '../../stores/address.ts';
import { useWithoutCode } from '../../stores/withoutCode.ts';
import { whenIdle } from '../../whenIdle.ts';
import { CodeForm } from './CodeForm.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import styles from './SmsScreen.module.css';
import { useCodeTrouble } from './useCodeTrouble.ts';
import { useCountdown } from './useCountdown.ts';
import { useSmsFlow } from './useSmsFlow.ts';

/** Milliseconds that the success message stays before the return to the cart. */
const successMs = 700;

const WithoutCode = lazyWithRetry(() => import('./WithoutCode.tsx').then((part) => part.WithoutCode));

const idleTimeoutMs = 1000;

/** Verifies the customer's phone (spec §4, SMS flow). */
export function SmsScreen() {
  const { phase, notice, send, verify } = useSmsFlow();
  const { left, locked } = useCountdown();
  const navigate = useNavigate();
  const isVerified = phase === 'verified';
  const hasCode = awaitsCode(phase);
  const isLockOver = notice?.code === 'locked' && !locked;
  const isStuck = useCodeTrouble(phase, notice) && !isVerified;
  const field = useRef<HTMLInputElement>(null);
  const [phone, setPhone] = useState<string>(() => useAddress.getState().details?.phoneNumber ?? '');
  const [wrongPhone, setWrongPhone] = useState<string | null>(null);
  const refusal = useWithoutCode((state) => state.refusal);

  // The network may be gone when it is needed.
  useEffect(() => whenIdle(() => void WithoutCode.preload().catch(() => undefined), idleTimeoutMs), []);

  // The buttons of an order without a code are below it, on a small phone a screen below.
  useEffect(() => {
    if (refusal?.kind === 'phoneHasOne') field.current?.focus();
  }, [refusal]);

  function type(typed: string) {
    setPhone(typed);
    setWrongPhone(null);
    useWithoutCode.setState({ refusal: null });
  }

  useEffect(() => {
    if (!isVerified) return;
    const timer = setTimeout(() => navigate(paths.cart, { replace: true }), successMs);
    return () => clearTimeout(timer);
  }, [isVerified, navigate]);

  return (
    <Page>
      <ScreenTitle>Verifica tu teléfono</ScreenTitle>
      <PageHeader title="Verifica tu teléfono" backTo={paths.cart} backLabel="Volver al carrito" />
      <Card className={styles.root}>
        <Text>Necesitamos verificar tu número para poder gestionar tu pedido.</Text>
        {!isVerified && (
          <PhoneForm
            phone={phone}
            error={wrongPhone ?? (refusal?.kind === 'phoneHasOne' ? refusal.sentence : undefined)}
            fieldRef={field}
            onType={type}
            isSending={isSending(phase)}
            hasCode={hasCode}
            waitSeconds={left}
            onSend={send}
          />
        )}
        {hasCode && <CodeForm isVerifying={phase === 'verifying'} isLocked={locked} onVerify={verify} />}
        <StatusText tone={notice && isGood(notice) ? 'success' : 'failure'}>
          {notice && !isLockOver && smsCopy(notice)}
        </StatusText>
        {!isVerified && <PrivacyNote />}
      </Card>
      {isStuck && (
        <ScreenBoundary retriesAtTap fallback={() => null}>
          <Suspense>
            <WithoutCode
              phone={phone}
              onWrongPhone={(sentence) => {
                setWrongPhone(sentence);
                field.current?.focus();
              }}
            />
          </Suspense>
        </ScreenBoundary>
      )}
    </Page>
  );
}

const isGood = ({ code }: SmsNotice) => code === 'sent' || code === 'verified';
