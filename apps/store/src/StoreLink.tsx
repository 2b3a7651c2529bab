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
  const options = { state, ...(rest.target && { target: rest.target }) };
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, options);
  const followAgain = useLinkClickHandler<HTMLAnchorElement>(to, { ...options, replace: true });
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
        if (event.defaultPrevented) return;
        // The router knows the new place only once its screen is here; until then a second tap would be a second step.
        const isOnTheWay = event.currentTarget.href === window.location.href;
        (isOnTheWay ? followAgain : follow)(event);
      }}
    />
  );
}
