import { discountCodeName, isDiscountCodeName } from '@crepas/domain';
import { create } from 'zustand';
import { useShopNow } from '../../shared/shop/shopNow.ts';
import { onChangeInOtherTab } from '../../shared/storage/jsonStorage.ts';
import { type DiscountCodeStorage, discountCodeKey, storedDiscountCode } from './discountCodeStorage.ts';

/** What became of the last code that is none. */
export type LostCode =
  /** A typed code that never held: the field says so. */
  | { readonly kind: 'wrong' }
  /** A stored or linked code that does not hold any more. */
  | { readonly kind: 'ended'; readonly name: string };

export type DiscountCodeStore = {
  /** The code of the next order; null without one. Kept on the device. */
  readonly name: string | null;
  /** The code was typed, and the server has not answered yet. */
  readonly isNew: boolean;
  /** The shop took the last one once: its customer hears what becomes of it, also when the shop has no codes any more. */
  readonly isAccepted: boolean;
  /** The text of the field. */
  readonly typed: string;
  /** Until the next code. */
  readonly lost: LostCode | null;
  readonly type: (typed: string) => void;
  /** Takes what is typed for the next order. */
  readonly use: () => void;
  /** Takes the code of a link, `?codigo=CREPA10`; anything else is ignored. */
  readonly link: (search: string) => void;
  /** The server knows the code: it does not hold for every order. */
  readonly accept: (name: string) => void;
  /** The server does not take the code. */
  readonly reject: (name: string) => void;
  readonly forget: () => void;
};

const nameIn = (text: string | null): string | null => {
  const name = discountCodeName((text ?? '').slice(0, 60));
  return isDiscountCodeName(name) ? name : null;
};

const none = { name: null, isNew: false, isAccepted: false, typed: '', lost: null };

export function createDiscountCodeStore(storage: DiscountCodeStorage) {
  const useCode = create<DiscountCodeStore>()((set, get) => {
    const take = (name: string, isNew: boolean) => {
      storage.save({ name, isAccepted: false });
      set({ name, isNew, isAccepted: false, lost: null });
    };
    return {
      ...none,
      type: (typed) => set({ typed, lost: null }),
      use: () => {
        const name = nameIn(get().typed);
        if (name === null) set({ lost: { kind: 'wrong' } });
        else take(name, true);
      },
      link: (search) => {
        const name = nameIn(new URLSearchParams(search).get('codigo'));
        if (name !== null) take(name, false);
      },
      accept: (name) => {
        if (get().name !== name) return;
        storage.save({ name, isAccepted: true });
        set({ isNew: false, isAccepted: true, typed: '' });
      },
      reject: (name) => {
        const { isNew, ...now } = get();
        // Another one was taken meanwhile.
        if (now.name !== name) return;
        storage.clear();
        set({ name: null, isNew: false, lost: isNew ? { kind: 'wrong' } : { kind: 'ended', name } });
      },
      forget: () => {
        storage.clear();
        set(none);
      },
    };
  });
  // After creation, for hydration: see shared/cart/cart.ts.
  useCode.setState(storage.load() ?? none);
  return Object.assign(useCode, { reload: () => useCode.setState({ ...none, ...storage.load() }) });
}

export const useDiscountCode = createDiscountCodeStore(storedDiscountCode);
onChangeInOtherTab([discountCodeKey], () => {
  // What is typed here stays.
  if ((storedDiscountCode.load()?.name ?? null) !== useDiscountCode.getState().name) useDiscountCode.reload();
});

/** Whether the cart has to do with codes. Without codes of the owner nothing of the store shows that they exist. */
export function useHasCodes(): boolean {
  const isAccepted = useDiscountCode((state) => state.isAccepted);
  const hasCodes = useShopNow()?.shop.hasDiscountCodes ?? false;
  return hasCodes || isAccepted;
}
