/** Receives the notifications of a channel. Neither function may throw. */
export type Listener = {
  readonly onMessage: (payload: string) => void;
  /** Called when notifications may have been missed: read the data again. */
  readonly onReconnect: () => void;
};

/** The listeners of one database, by channel. */
export type Channels = {
  /** @returns a function that removes it */
  readonly add: (channel: string, listener: Listener) => () => void;
  /** The iteration also visits names that are added during it. */
  readonly names: () => Iterable<string>;
  readonly notify: (channel: string, payload: string) => void;
  readonly notifyReconnected: () => void;
};

export function createChannels(): Channels {
  const channels = new Map<string, Set<Listener>>();
  return {
    add(channel, listener) {
      const listeners = channels.get(channel) ?? new Set();
      channels.set(channel, listeners.add(listener));
      return () => void listeners.delete(listener);
    },
    names: () => channels.keys(),
    notify(channel, payload) {
      for (const { onMessage } of channels.get(channel) ?? []) onMessage(payload);
    },
    notifyReconnected() {
      for (const listeners of channels.values()) for (const { onReconnect } of listeners) onReconnect();
    },
  };
}
