import { productId } from '@crepas/domain';
import { type LinkProps, LinkProvider } from '@crepas/ui';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { matchPath } from 'react-router';
import { productExtrasQuery, productQuery } from '../shared/menu/menu.ts';
import { type Navigation, NavigationContext, useGoTo, useNavigation } from '../shared/navigation.ts';
import { paths, patterns } from '../shared/paths.ts';
import { afterPaint } from '../shared/schedule.ts';
import { preloadScreen } from './screens.ts';

/**
 * Gives every link below it the store's navigation.
 *
 * The links read the router only through this context: with `useNavigate` in each of them, every navigation would
 * rerender all links, and home has thirty.
 */
export function StoreLinks({ children }: { readonly children: ReactNode }) {
  const queryClient = useQueryClient();
  const goTo = useGoTo();
  const latest = useRef(goTo);
  useEffect(() => {
    latest.current = goTo;
  }, [goTo]);
  const navigation = useMemo<Navigation>(() => {
    let pending: string | null = null;
    return {
      go: (to, state) => afterPaint(() => latest.current(to, state)),
      prefetch(to) {
        if (pending === to) return;
        pending = to;
        // In the next task: a tap within the same frame is handled first.
        setTimeout(() => {
          pending = null;
          prefetchScreen(queryClient, to);
        });
      },
    };
  }, [queryClient]);
  return (
    <NavigationContext value={navigation}>
      <LinkProvider link={StoreLink}>{children}</LinkProvider>
    </NavigationContext>
  );
}

/** Prefetches the chunk and the data of a screen. A failed prefetch is repeated on navigation. */
function prefetchScreen(queryClient: QueryClient, to: string): void {
  const path = to.replace(/[?#].*/, '');
  preloadScreen(path).catch(() => undefined);
  if (path === paths.sms) preparePhoneAuth();
  const id = Number(matchPath(patterns.add, path)?.params.id);
  if (!Number.isInteger(id)) return;
  void queryClient.prefetchQuery(productQuery(productId(id)));
  void queryClient.prefetchQuery(productExtrasQuery(productId(id)));
}

/** The sign-in's SDK, which the first tap on `/sms` needs. */
function preparePhoneAuth(): void {
  import('../features/phone/phoneAuth.ts').then((part) => part.preparePhoneAuth()).catch(() => undefined);
}

/** Navigates without a page load, and prefetches below a mouse, a finger and on focus. */
function StoreLink({ to, state, onClick, ...rest }: LinkProps) {
  const navigation = useNavigation();
  const prefetch = () => navigation.prefetch(to);
  return (
    <a
      onPointerOver={prefetch}
      onFocus={prefetch}
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isPlainClick(event)) return;
        event.preventDefault();
        navigation.go(to, state);
      }}
    />
  );
}

/** With a modifier key or a `target` the browser opens another tab or window. */
const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey, currentTarget }: MouseEvent<HTMLAnchorElement>) =>
  !(metaKey || ctrlKey || shiftKey || altKey || currentTarget.target);
