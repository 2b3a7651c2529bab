import type { LinkProps } from '@crepas/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useHref, useLinkClickHandler } from 'react-router';
import { fetchAhead } from './fetchAhead.ts';

/**
 * A link of the store: it goes there without a page load, and fetches what is there as soon as a hand comes near.
 * Made of the router's parts, because its own `Link` brings 3 kB of what only its framework uses.
 */
export function StoreLink({ to, state, onClick, ...rest }: LinkProps) {
  const queryClient = useQueryClient();
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, {
    state,
    ...(rest.target && { target: rest.target }),
  });
  const prepare = () => fetchAhead(queryClient, to);
  return (
    <a
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}
