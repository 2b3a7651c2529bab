import { shopFeatures } from '@crepas/api';
import type { ScreenSetup } from '@crepas/api/testing';
import type { StaffRole } from '@crepas/domain';
import { useEffect, useState } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { screen } from 'storybook/test';
import { App } from '../app/App.tsx';
import { createQueryClient } from '../app/queryClient.ts';
import { createGuardedHistory } from '../shared/leaving/guardedHistory.ts';
import { paths } from '../shared/paths.ts';
import { useSession } from '../shared/session/session.ts';
import type { SessionEnd } from '../shared/session/sessionEnd.ts';
import type { Session } from '../shared/session/sessionStore.ts';
import { resetStores } from './resetStores.ts';

type Opened = {
  readonly parameters: { readonly screen?: ScreenSetup; readonly session?: Session };
};

/** For a story's parameters: `{ ...signedInAs('staff'), ...atScreen({ … }) }`. The owner is signed in otherwise. */
export const signedInAs = (role: StaffRole): { readonly session: Session } => ({
  session: {
    kind: 'signedIn',
    email: role === 'owner' ? 'duena@crepas.test' : 'cocina@crepas.test',
    role,
  },
});

/** Nobody is signed in. */
export const signedOut = (because: SessionEnd | null = null): { readonly session: Session } => ({
  session: { kind: 'signedOut', because },
});

/** The story of a screen that this account may not open. */
export const forbiddenTo = (role: StaffRole) => ({
  parameters: signedInAs(role),
  play: async () => {
    await screen.findByText('Esta pantalla es de la administración');
  },
});

/** The `shop` of a server with every extension. */
export const wholeServer = { features: shopFeatures };

/** A browser that keeps the screen on: whether the machine of the tests would is no part of a story. */
function keepScreenOn(): void {
  const lock = { release: async () => {}, addEventListener: () => {} };
  const wakeLock = { request: async () => lock };
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: wakeLock });
}

/** What the meta of a screen's stories needs: the whole tool, opened at `parameters.screen.path`, with fresh stores. */
export const wholeTool = {
  beforeEach: ({ parameters }: Opened) => {
    resetStores();
    keepScreenOn();
    useSession.setState({ session: parameters.session ?? signedInAs('owner').session });
  },
  render: (_args: object, { parameters }: Opened) => (
    <OpenTool path={parameters.screen?.path ?? paths.orders} />
  ),
};

function OpenTool({ path }: { readonly path: string }) {
  const [guardedHistory] = useState(() =>
    createGuardedHistory(createMemoryHistory({ initialEntries: [path], v5Compat: true })),
  );
  const [queryClient] = useState(() => {
    const client = createQueryClient((status) =>
      useSession.getState().end(status === 401 ? 'expired' : 'noAccess'),
    );
    const usual = client.getDefaultOptions();
    // A failure is on the screen at once.
    client.setDefaultOptions({ ...usual, queries: { ...usual.queries, retryDelay: 0 } });
    return client;
  });
  useEffect(() => () => queryClient.clear(), [queryClient]);
  return <App queryClient={queryClient} guardedHistory={guardedHistory} />;
}
