import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

/** Instead of the library's own listeners: `offline` may be wrong (a VPN, some browsers of Android). */
export function watchConnection(): void {
  onlineManager.setEventListener((setOnline) => {
    if (typeof window === 'undefined') return;
    const retry = () => setOnline(true);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  });
}

/** What the browser says, which may be wrong. A page that is rendered on a server has no browser. */
export const saysOffline = (): boolean => globalThis.navigator?.onLine === false;

/**
 * A request to the shop has ended. «Sin conexión» needs both: it failed, and the browser says that it is offline. With
 * network a failure is the shop's (decision S9).
 */
export const noteRequest = (isAnswered: boolean): void =>
  onlineManager.setOnline(isAnswered || !saysOffline());

/** The last request failed or was answered by the worker alone, and the browser says that it is offline. */
export const isOffline = (): boolean => !onlineManager.isOnline();

const subscribe = (changed: () => void) => onlineManager.subscribe(changed);

export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => onlineManager.isOnline(),
    () => true,
  );
