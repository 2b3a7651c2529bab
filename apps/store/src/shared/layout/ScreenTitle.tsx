import { useShopWords } from '../shop/shopWords.ts';

export function ScreenTitle({ children }: { readonly children: string }) {
  const { name } = useShopWords();
  return <title>{`${children} · ${name}`}</title>;
}
