import { awaitsCode, isSending, type SmsNotice } from '@crepas/domain';
import { Card, Page, PageHeader, StatusText, Text } from '@crepas/ui';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { PrivacyNote } from '../../about/PrivacyNote.tsx';
import { smsCopy } from '../../copy/sms.ts';
import { ScreenTitle } from '../../layout/ScreenTitle.tsx';
import { paths } from '../../paths.ts';
import { CodeForm } from './CodeForm.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import styles from './SmsScreen.module.css';
import { useCountdown } from './useCountdown.ts';
import { useSmsFlow } from './useSmsFlow.ts';

/** Milliseconds that the success message stays before the return to the cart. */
const successMs = 700;

/** Verifies the customer's phone (spec §4, SMS flow). */
export function SmsScreen() {
  const { phase, notice, send, verify } = useSmsFlow();
  const { left, locked } = useCountdown();
  const navigate = useNavigate();
  const isVerified = phase === 'verified';
  const hasCode = awaitsCode(phase);
  const isLockOver = notice?.code === 'locked' && !locked;

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
          <PhoneForm isSending={isSending(phase)} hasCode={hasCode} waitSeconds={left} onSend={send} />
        )}
        {hasCode && <CodeForm isVerifying={phase === 'verifying'} isLocked={locked} onVerify={verify} />}
        <StatusText tone={notice && isGood(notice) ? 'success' : 'failure'}>
          {notice && !isLockOver && smsCopy(notice)}
        </StatusText>
        {!isVerified && <PrivacyNote />}
      </Card>
    </Page>
  );
}

const isGood = ({ code }: SmsNotice) => code === 'sent' || code === 'verified';
