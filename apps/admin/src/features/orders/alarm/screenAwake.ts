import { create } from 'zustand';

/** Whether the screen may go off by itself while the orders are shown; null until the browser has said so. */
export const useScreenState = create<{ readonly mayGoOff: boolean | null }>()(() => ({ mayGoOff: null }));
