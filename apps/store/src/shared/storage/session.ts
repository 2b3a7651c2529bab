import type { CategoryId } from '@crepas/domain';
import { create } from 'zustand';
import {
  freshSession,
  type Session,
  type SessionStorage,
  storedSession,
  type WhatsAppOffer,
} from './sessionStorage.ts';

export type { WhatsAppOffer } from './sessionStorage.ts';

export type SessionStore = Session & {
  /** The customer closed the location question; in memory only, so a reload asks again. */
  readonly locationPostponed: boolean;
  readonly postponeLocation: () => void;
  readonly answerLocation: () => void;
  readonly seeSplash: () => void;
  readonly chooseCategory: (id: CategoryId) => void;
  readonly offerWhatsApp: (offer: WhatsAppOffer) => void;
  readonly dismissWhatsApp: () => void;
  readonly beginFinishing: () => void;
  readonly endFinishing: () => void;
};

export function createSessionStore(storage: SessionStorage) {
  const useSession = create<SessionStore>()((set, get) => {
    const change = (changed: Partial<Session>) => {
      const { locationAnswered, splashSeen, category, whatsAppOffer, isFinishing } = {
        ...get(),
        ...changed,
      };
      storage.save({ locationAnswered, splashSeen, category, whatsAppOffer, isFinishing });
      set(changed);
    };
    return {
      ...freshSession,
      locationPostponed: false,
      postponeLocation: () => set({ locationPostponed: true }),
      answerLocation: () => change({ locationAnswered: true }),
      seeSplash: () => change({ splashSeen: true }),
      chooseCategory: (category) => change({ category }),
      offerWhatsApp: (whatsAppOffer) => change({ whatsAppOffer }),
      dismissWhatsApp: () => change({ whatsAppOffer: null }),
      beginFinishing: () => change({ isFinishing: true }),
      endFinishing: () => get().isFinishing && change({ isFinishing: false }),
    };
  });
  // After creation, for hydration: see shared/cart/cart.ts.
  useSession.setState(storage.load());
  return useSession;
}

export const useSession = createSessionStore(storedSession);
