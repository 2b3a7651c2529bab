import type { Cents } from '@crepas/domain';
import type { ComponentType } from 'react';
import { create } from 'zustand';

/** The optional fields at the end of the cart. Null until their chunk has loaded: the cart works without them. */
export const useOptionsSection = create<{ readonly Section: ComponentType<{ total: Cents }> | null }>()(
  () => ({ Section: null }),
);
