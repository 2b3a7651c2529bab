import type { WithoutCodeRefusal } from '@crepas/api';
import { create } from 'zustand';

/** Why the last order without a code was refused, for `/sms`. */
export const useWithoutCode = create<{ readonly refusal: WithoutCodeRefusal | null }>()(() => ({
  refusal: null,
}));
