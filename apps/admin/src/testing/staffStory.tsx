import { defaultWords, plainShop, type Shop, shopToWire } from '@crepas/api';
import { LinkProvider, Page } from '@crepas/ui';
import type { Decorator } from '@storybook/react-vite';
import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, MemoryRouter } from 'react-router';
import { useOrderDrafts } from '../features/orders/orderWork.ts';
import { keepFormsOf } from '../shared/form/entityForm.ts';
import { Notifications } from '../shared/notifications/Notifications.tsx';
import { useNotifications } from '../shared/notifications/notifications.ts';
import { useSession } from '../shared/session/session.ts';

/**
 * Stories show the real screens of this tool. `parameters.answers` has the backend's answers (`.storybook/backend.ts`),
 * `parameters.path` the address.
 */
export const staffScreen: Decorator = (Story, { parameters }) => (
  <StaffStory path={parameters.path ?? '/'}>
    <Story />
  </StaffStory>
);

export const staffPart: Decorator = (Story, context) =>
  staffScreen(
    () => (
      <Page>
        <Story />
      </Page>
    ),
    context,
  );

function StaffStory({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const [queryClient] = useState(() => {
    // The story before may have been offline, or have left a notification.
    onlineManager.setOnline(true);
    clearNotifications();
    return new QueryClient({ defaultOptions: { queries: { retry: false } } });
  });
  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <LinkProvider link={Link}>
          {children}
          <Notifications />
        </LinkProvider>
      </MemoryRouter>
    </QueryClientProvider>
  );
}

const clearNotifications = () => useNotifications.setState({ successes: [], failure: null });

/** To run before each story. */
export function signInOwner(): void {
  useSession.setState({ session: { kind: 'signedIn', email: 'duena@crepas.test', role: 'owner' } });
  clearNotifications();
  useOrderDrafts.getState().clear();
  keepFormsOf(null);
}

export const storyShop: Shop = plainShop({ ...defaultWords, whatsApp: '525512345678' });

export const shopAnswer = (...extensiones: readonly string[]) =>
  Response.json({ ...shopToWire(storyShop), extensiones });

export const refusal = (status: number, error: string) => Response.json({ error }, { status });

export const silence = () => new Promise<Response>(() => {});
