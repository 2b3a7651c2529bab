import { describe, expect, it } from 'vitest';
import type { Account } from './account.ts';
import type { SessionEnd } from './sessionEnd.ts';
import { createSessionStore } from './sessionStore.ts';
import type { SignInOutcome, StaffAuth } from './staffAuth.ts';

const ana: Account = { email: 'ana@crepas.test', role: 'owner' };
const luis: Account = { email: 'luis@gente.test', role: null };
const signedInAsAna = { kind: 'signedIn', email: 'ana@crepas.test', role: 'owner' };

/** A fake provider in memory that calls its watcher like the real one. */
function aProvider(outcome: SignInOutcome = { kind: 'signedIn', account: ana }) {
  let reportAccount: (account: Account | null, hasExpired?: boolean) => void = () => {};
  let fail: (canRetry: boolean) => void = () => {};
  let watches = 0;
  let signOuts = 0;
  const ends: SessionEnd[] = [];
  const auth: StaffAuth = {
    watch: (onChange, onUnreachable) => {
      reportAccount = (account, hasExpired = false) => onChange(account, hasExpired);
      fail = onUnreachable;
      watches += 1;
    },
    signIn: async () => {
      if (outcome.kind === 'signedIn') reportAccount(outcome.account);
      return outcome;
    },
    signOut: async (because) => {
      signOuts += 1;
      ends.push(because);
      await Promise.resolve();
      reportAccount(null);
    },
  };
  const left: string[] = [];
  const store = createSessionStore(auth, async () => {
    left.push(signOuts === 0 ? 'before the sign-out' : 'after the sign-out');
  });
  store.getState().start();
  const { start, signIn, signOut, end } = store.getState();
  return {
    start,
    signIn,
    signOut,
    end,
    session: () => store.getState().session,
    reportAccount: (account: Account | null, hasExpired?: boolean) => reportAccount(account, hasExpired),
    fail: (canRetry = true) => fail(canRetry),
    watches: () => watches,
    signOuts: () => signOuts,
    ends,
    left,
  };
}

describe('a page load', () => {
  it('is unknown until the provider answers', () => {
    expect(aProvider().session()).toEqual({ kind: 'unknown' });
  });

  it('restores the previous session', () => {
    const { reportAccount, session } = aProvider();
    reportAccount(ana);
    expect(session()).toEqual(signedInAsAna);
  });

  it('is signed out when the provider has no account', () => {
    const { reportAccount, session } = aProvider();
    reportAccount(null);
    expect(session()).toEqual({ kind: 'signedOut', because: null });
  });

  it.each([true, false])('reports an unreachable provider; a retry is possible: %s', (canRetry) => {
    const { fail, session } = aProvider();
    fail(canRetry);
    expect(session()).toEqual({ kind: 'unreachable', canRetry });
  });
});

describe('after an unreachable provider', () => {
  it('a retry asks the provider again, and restores the previous session', () => {
    const { fail, start, reportAccount, session, watches } = aProvider();
    fail();
    start();
    expect([session(), watches()]).toEqual([{ kind: 'unknown' }, 2]);
    reportAccount(ana);
    expect(session()).toEqual(signedInAsAna);
  });

  it('a retry that fails too is unreachable again', () => {
    const { fail, start, session } = aProvider();
    fail();
    start();
    fail();
    expect(session()).toEqual({ kind: 'unreachable', canRetry: true });
  });

  it('a sign-in asks for the reports of the provider, for example of a removed role', async () => {
    const { fail, signIn, watches } = aProvider();
    fail();
    await signIn('ana@crepas.test', 'x');
    expect(watches()).toBe(2);
    await signIn('ana@crepas.test', 'x');
    expect(watches()).toBe(2);
  });
});

it('a provider that fails later does not end a session', () => {
  const { reportAccount, fail, session } = aProvider();
  reportAccount(ana);
  fail();
  expect(session()).toEqual(signedInAsAna);
});

describe('signing in', () => {
  it('accepts a staff account', async () => {
    const { signIn, session } = aProvider();
    expect(await signIn('ana@crepas.test', 'x')).toBeNull();
    expect(session()).toEqual(signedInAsAna);
  });

  it('returns the reason of a refusal', async () => {
    const { signIn, session } = aProvider({ kind: 'refused', reason: 'tooManyTries' });
    expect(await signIn('ana@crepas.test', 'x')).toBe('tooManyTries');
    expect(session()).toEqual({ kind: 'signedOut', because: null });
  });

  it('tells an account that is not staff that it has no access, and signs it out', async () => {
    const { signIn, session, signOuts } = aProvider({ kind: 'signedIn', account: luis });
    expect(await signIn('luis@gente.test', 'x')).toBeNull();
    expect(session()).toEqual({ kind: 'signedOut', because: 'noAccess' });
    expect(signOuts()).toBeGreaterThan(0);
  });

  it('clears the reason why the last session ended', async () => {
    const { reportAccount, end, signIn, session } = aProvider({ kind: 'refused', reason: 'network' });
    reportAccount(ana);
    end('expired');
    await signIn('ana@crepas.test', 'x');
    expect(session()).toEqual({ kind: 'signedOut', because: null });
  });
});

it('removing the role of a signed-in account ends the session', () => {
  const { reportAccount, session } = aProvider();
  reportAccount(ana);
  reportAccount({ ...ana, role: null });
  expect(session()).toEqual({ kind: 'signedOut', because: 'noAccess' });
});

it('an owner whose role becomes staff stays signed in as staff', () => {
  const { reportAccount, session } = aProvider();
  reportAccount(ana);
  reportAccount({ ...ana, role: 'staff' });
  expect(session()).toEqual({ ...signedInAsAna, role: 'staff' });
});

it('signing out is not a session that ended by itself', async () => {
  const { reportAccount, signOut, session, signOuts } = aProvider();
  reportAccount(ana);
  await signOut();
  expect(session()).toEqual({ kind: 'signedOut', because: 'left' });
  expect(signOuts()).toBe(1);
});

it('signing out ends the messages to this device first, while the token is valid', async () => {
  const { reportAccount, signOut, left } = aProvider();
  reportAccount(ana);
  await signOut();
  expect(left).toEqual(['before the sign-out']);
});

it('an account that lost its access leaves the device; an expired session does not', () => {
  const [lost, expired] = [aProvider(), aProvider()];
  for (const { reportAccount } of [lost, expired]) reportAccount(ana);
  lost.end('noAccess');
  expired.end('expired');
  expect([lost.left, expired.left]).toEqual([['before the sign-out'], []]);
});

it('an end in another tab may be a sign-out or not: the account is kept', () => {
  const { reportAccount, session } = aProvider();
  reportAccount(ana);
  reportAccount(null);
  expect(session()).toEqual({ kind: 'signedOut', because: 'left', endedElsewhere: ana.email });
});

it('a session that expired in another tab has expired here too', () => {
  const { reportAccount, session } = aProvider();
  reportAccount(ana);
  reportAccount(null, true);
  expect(session()).toEqual({ kind: 'signedOut', because: 'expired' });
});

it('the storage of the session is told why it ended', async () => {
  const { reportAccount, end, signOut, ends } = aProvider();
  reportAccount(ana);
  end('expired');
  reportAccount(ana);
  end('noAccess');
  reportAccount(ana);
  await signOut();
  expect(ends).toEqual(['expired', 'noAccess', 'left']);
});

it('the session ends after the provider has signed out', async () => {
  const { reportAccount, signOut, session } = aProvider();
  reportAccount(ana);
  const forgotten = signOut();
  expect(session()).toEqual(signedInAsAna);
  await forgotten;
  expect(session()).toEqual({ kind: 'signedOut', because: 'left' });
});

describe('a backend that rejects the token', () => {
  it('ends the session, and the provider’s later report keeps the reason', () => {
    const { reportAccount, end, session, signOuts } = aProvider();
    reportAccount(ana);
    end('expired');
    reportAccount(null);
    expect(session()).toEqual({ kind: 'signedOut', because: 'expired' });
    expect(signOuts()).toBe(1);
  });

  it('changes nothing when signed out', async () => {
    const { reportAccount, end, signOut, session, signOuts } = aProvider();
    reportAccount(ana);
    await signOut();
    end('expired');
    expect(session()).toEqual({ kind: 'signedOut', because: 'left' });
    expect(signOuts()).toBe(1);
  });
});
