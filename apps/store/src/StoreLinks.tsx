import { type LinkProps, LinkProvider } from '@crepas/ui';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type MouseEvent, type ReactNode, use, useEffect, useMemo, useRef } from 'react';
import { useGoTo } from './hooks/useGoTo.ts';
import { prefetchScreen } from './prefetchScreen.ts';

type Way = {
  /** Goes there without a page load. */
  readonly go: (to: string, state: unknown) => void;
  /** A hand comes near: by one tap it may say so three times. */
  readonly prepare: (to: string) => void;
};

const WayContext = createContext<Way>({ go: () => undefined, prepare: () => undefined });

/**
 * Makes every link below one of the store's.
 *
 * It alone knows the router: links that asked it themselves would all be drawn anew at each change of the address,
 * and at home that is thirty of them in the frame of a tap.
 */
export function StoreLinks({ children }: { readonly children: ReactNode }) {
  const queryClient = useQueryClient();
  const goTo = useGoTo();
  const latest = useRef(goTo);
  useEffect(() => {
    latest.current = goTo;
  }, [goTo]);
  const way = useMemo<Way>(() => {
    let coming: string | null = null;
    return {
      go: (to, state) => latest.current(to, state),
      prepare(to) {
        if (coming === to) return;
        coming = to;
        // A tap that comes and goes within a frame is answered first.
        setTimeout(() => {
          coming = null;
          prefetchScreen(queryClient, to);
        });
      },
    };
  }, [queryClient]);
  return (
    <WayContext value={way}>
      <LinkProvider link={StoreLink}>{children}</LinkProvider>
    </WayContext>
  );
}

/** Goes there without a page load, and fetches what is there as soon as a hand comes near. */
function StoreLink({ to, state, onClick, ...rest }: LinkProps) {
  const way = use(WayContext);
  const prepare = () => way.prepare(to);
  return (
    <a
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || !isOurs(event)) return;
        event.preventDefault();
        way.go(to, state);
      }}
    />
  );
}

/** Another place to open it in, by key or `target`, is the browser's work. */
const isOurs = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  currentTarget,
}: MouseEvent<HTMLAnchorElement>) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey) && ['', '_self'].includes(currentTarget.target);
