import {
  awaitsCode,
  codeIn,
  isLocked,
  isSending,
  maxVerifyAttempts,
  parsePhone,
  resendCooldownSeconds,
  type SmsNotice,
  type SmsPhase,
  secondsUntilSend,
} from '@crepas/domain';
import { Button, Card, Field, Form, Page, PageHeader, StatusText, Text } from '@crepas/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { matchPath } from 'react-router';
import { PrivacyNote } from '../../shared/about/PrivacyNote.tsx';
import { phoneText } from '../../shared/copy/phoneText.ts';
import { useIsPast } from '../../shared/hooks/useIsPast.ts';
import { ScreenTitle } from '../../shared/layout/ScreenTitle.tsx';
import { useReturnTo } from '../../shared/navigation.ts';
import { paths, patterns } from '../../shared/paths.ts';
import { forgetTap, tapBeforeReload } from '../../shared/storage/releaseReload.ts';
import { areDetailsUnsaved, useAddress } from '../address/index.ts';
import { useWithoutCode, WithoutCode } from '../checkout/index.ts';
import { PhoneForm } from './PhoneForm.tsx';
import styles from './SmsScreen.module.css';
import { useSms } from './sms.ts';
import { smsCopy, underWayCopy, wrongPhoneCopy } from './smsCopy.ts';
import { typedPhone } from './typedPhone.ts';
import { useSmsFlow } from './useSmsFlow.ts';

/** Milliseconds that the success message stays before the return to the cart. */
const successMs = 700;

/** Verifies the customer's phone (spec §4, SMS flow). */
export function SmsScreen() {
  const { phase, notice, uncheckedCode, send, verify } = useSmsFlow();
  const { left, locked } = useCountdown();
  const { goBack } = useReturnTo(useStartingScreen());
  const isVerified = phase === 'verified';
  const hasCode = awaitsCode(phase);
  const [wasSending] = useState(() => isSending(phase));
  const isUnderWay = wasSending && isSending(phase);
  const isLockOver = notice?.code === 'locked' && !locked;
  const isStuck = useCodeTrouble(phase, notice) && !isVerified;
  const field = useRef<HTMLInputElement>(null);
  const [phone, setPhone] = useState<string>(
    () =>
      tapBeforeReload('code')?.phone ?? typedPhone.load() ?? useAddress.getState().details?.phoneNumber ?? '',
  );
  const sentCode = useSms((sms) => sms.sentCode);
  const sentTo = useSms((sms) => sms.sentTo);
  const [wrongPhone, setWrongPhone] = useState<string | null>(null);
  const refusal = useWithoutCode((state) => state.refusal);

  // The buttons of an order without a code are below it, on a small phone a screen below.
  useEffect(() => {
    if (refusal?.kind === 'phoneHasOne') field.current?.focus();
  }, [refusal]);

  function type(typed: string) {
    setPhone(typed);
    typedPhone.save(typed);
    setWrongPhone(null);
    useWithoutCode.setState({ refusal: null });
  }

  function refuse(sentence: string) {
    setWrongPhone(sentence);
    field.current?.focus();
  }

  /** The provider is asked for a code of a phone alone, and never of the text that was typed. */
  function sendCode(typed: string, container: HTMLElement) {
    const read = parsePhone(typed);
    if (read === null) return refuse(wrongPhoneCopy);
    void send(read, container);
  }

  useEffect(() => {
    if (!isVerified) return;
    const timer = setTimeout(goBack, successMs);
    return () => clearTimeout(timer);
  }, [isVerified, goBack]);

  return (
    <Page>
      <ScreenTitle>Verifica tu teléfono</ScreenTitle>
      <PageHeader title="Verifica tu teléfono" backTo={paths.cart} backLabel="Volver al carrito" />
      <Card className={styles.root}>
        <Text>Necesitamos verificar tu número para poder gestionar tu pedido.</Text>
        {areDetailsUnsaved() && (
          <Text tone="secondary">
            Tu navegador no guarda datos: termina tu pedido sin cerrar ni recargar esta página.
          </Text>
        )}
        {!isVerified && (
          <PhoneForm
            phone={phone}
            error={wrongPhone ?? (refusal?.kind === 'phoneHasOne' ? refusal.sentence : undefined)}
            fieldRef={field}
            onType={type}
            isSending={isSending(phase)}
            hasCode={hasCode}
            waitSeconds={left}
            isVerifying={phase === 'verifying'}
            onSend={sendCode}
          />
        )}
        {hasCode && (
          // A code that is sent again ends the one before.
          <CodeForm
            key={sentCode}
            sentTo={sentTo}
            isVerifying={phase === 'verifying'}
            isLocked={locked}
            unchecked={uncheckedCode}
            onVerify={(code) => verify(code, phone)}
          />
        )}
        <StatusText tone={isUnderWay || (notice && isGood(notice)) ? 'success' : 'failure'}>
          {isUnderWay ? underWayCopy : notice && !isLockOver && smsCopy(notice)}
        </StatusText>
        {!isVerified && <PrivacyNote />}
      </Card>
      {isStuck && <WithoutCode phone={phone} onWrongPhone={refuse} />}
    </Page>
  );
}

/** The cart (spec §4), or the order that needs the proof. */
function useStartingScreen(): string {
  const { from } = useReturnTo(paths.cart);
  return matchPath(patterns.orderDetails, from) ? from : paths.cart;
}

const isGood = ({ code }: SmsNotice) => code === 'sent' || code === 'verified';

type CodeFormProps = {
  readonly sentTo: string | null;
  readonly isVerifying: boolean;
  /** The provider refuses every attempt for a quarter of an hour (decision P4). */
  readonly isLocked: boolean;
  /** The code that the provider did not check, mostly for want of network: it is checked when the network is back. */
  readonly unchecked: string | null;
  readonly onVerify: (code: string) => void;
};

/** The code from the SMS. It appears when a code was sent, and takes the focus: entering it is the next step. */
function CodeForm({ sentTo, isVerifying, isLocked, unchecked, onVerify }: CodeFormProps) {
  const [code, setCode] = useState(() => tapBeforeReload('code')?.code ?? '');
  useEffect(() => {
    const tapped = tapBeforeReload('code')?.code;
    if (tapped === undefined) return;
    forgetTap();
    onVerify(tapped);
  }, [onVerify]);
  const checkAgain = useEffectEvent(() => {
    if (unchecked !== null && unchecked === code) onVerify(code);
  });
  // One listener for all renders: another listener of this event renders the form before its turn comes.
  useEffect(() => {
    const check = () => checkAgain();
    window.addEventListener('online', check);
    return () => window.removeEventListener('online', check);
  }, []);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onVerify(code);
      }}
    >
      <Field
        ref={focus}
        label="Código"
        name="code"
        code
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder="6 dígitos"
        hint={sentTo && `Lo enviamos al ${phoneText(sentTo)}.`}
        value={code}
        onChange={(event) => setCode(codeIn(event.target.value))}
      />
      <Button type="submit" wide busy={isVerifying} disabled={code === '' || isVerifying || isLocked}>
        {isVerifying ? 'Verificando…' : 'Verificar código'}
      </Button>
    </Form>
  );
}

const focus = (input: HTMLInputElement | null) => input?.focus();

const tickMs = 1000;

/**
 * Seconds until another code may be sent, and whether the provider locked the flow. The timer runs only during a wait.
 */
function useCountdown() {
  const counters = useSms(({ state }) => state.counters);
  const dispatch = useSms((sms) => sms.dispatch);
  const [nowMs, setNowMs] = useState(Date.now);
  const left = secondsUntilSend(counters, nowMs);
  const isRunning = left > 0;

  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => {
      dispatch({ kind: 'ticked' });
      setNowMs(Date.now());
    }, tickMs);
    return () => clearInterval(timer);
  }, [isRunning, dispatch]);

  return { left, locked: isLocked(counters, nowMs) };
}

/**
 * Whether the code does not come: the first one was not answered for a minute, or the provider refused (decision T1). It
 * stays so while the screen is open, so that the other way does not vanish with the next attempt.
 */
function useCodeTrouble(phase: SmsPhase, notice: SmsNotice | null): boolean {
  const { sendAttempts, verifyAttempts, lastTryMs } = useSms(({ state }) => state.counters);
  const [askedAtMs, setAskedAtMs] = useState(sendAttempts > 0 ? lastTryMs : null);
  const [isRefused, setRefused] = useState(false);
  // An answer that never comes is late, too.
  if (askedAtMs === null && isSending(phase)) setAskedAtMs(Date.now());
  if (!isRefused && notice && isRefusal(notice)) setRefused(true);
  const isLate = useIsPast(askedAtMs === null ? null : askedAtMs + resendCooldownSeconds * 1000);
  return isRefused || isLate || sendAttempts > 1 || verifyAttempts >= maxVerifyAttempts;
}

function isRefusal({ code }: SmsNotice): boolean {
  switch (code) {
    case 'authError':
    case 'locked':
    case 'tooManySends':
    case 'tooManyVerifications':
      return true;
    case 'sent':
    case 'wait':
    case 'wrongCode':
    case 'verified':
      return false;
  }
}
