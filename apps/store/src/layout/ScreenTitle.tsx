import { useShopWords } from '../stores/shopWords.ts';

/** The text of the browser tab while a screen is shown. */
export function ScreenTitle({ children }: { readonly children: string }) {
  const { name } = useShopWords();
  return <title>{`${children} · ${name}`}</title>;
}
