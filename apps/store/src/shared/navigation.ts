import { createContext, use } from 'react';

export type Navigation = {
  /** Navigates without a page load. */
  readonly go: (to: string, state: unknown) => void;
  /** Prefetches the screen of an address, with its data; one tap can call it three times. Never throws. */
  readonly prefetch: (to: string) => void;
};

/** `app/StoreLinks.tsx` provides it: features know addresses, not each other's screens. */
export const NavigationContext = createContext<Navigation>({
  go: () => undefined,
  prefetch: () => undefined,
});

export const useNavigation = (): Navigation => use(NavigationContext);
