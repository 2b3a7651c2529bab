import { lazyWithRetry } from '@crepas/ui/loading';
import { useEffect } from 'react';

/** What a tap on the board opens: no part of its first load. */

export const OpenedOrder = lazyWithRetry(async () => (await import('./OpenedOrder.tsx')).OpenedOrder);
export const OrderQuestion = lazyWithRetry(async () => (await import('./OrderQuestion.tsx')).OrderQuestion);

/** A finger gives `pointerover` before its click. */
const signs = ['pointerover', 'keydown'];
const once = { once: true, passive: true };
const untouchedMs = 5_000;

const fetchDialogs = () =>
  void Promise.all([OpenedOrder.preload(), OrderQuestion.preload()]).catch(() => undefined);

/** Fetches them before they are needed, at the first touch or after some seconds: without network an order still opens. */
export function useDialogsAhead(): void {
  useEffect(() => {
    const timer = setTimeout(fetchDialogs, untouchedMs);
    for (const sign of signs) window.addEventListener(sign, fetchDialogs, once);
    return () => {
      clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, fetchDialogs);
    };
  }, []);
}
