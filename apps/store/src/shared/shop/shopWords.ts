import type { ShopWords } from '@crepas/api';
import { createContext, useContext } from 'react';
import { create } from 'zustand';
import { config } from '../env.ts';

/** In the browser. `followShop` keeps it up to date. */
export const useLatest = create<ShopWords>()(() => config.shop);

/** The words of a page that the server renders. It renders pages of several moments, so they are not in a module. */
export const RenderedWords = createContext<ShopWords | null>(null);

/** The owner's words: those of the page, and from the first reading of the shop on, the present ones (decision T10). */
export function useShopWords(): ShopWords {
  const latest = useLatest();
  return useContext(RenderedWords) ?? latest;
}

/** The same for code outside of React. */
export const presentWords = useLatest.getState;
