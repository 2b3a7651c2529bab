/** Who hears what is notified on a channel of the database. Neither may throw. */
export type Listener = {
  readonly onMessage: (payload: string) => void;
  /** Messages may have been missed: read again what they tell of. */
  readonly onReconnect: () => void;
};

/** The listeners of one database, by channel. */
export type Channels = {
  /** @returns takes it away again */
  readonly add: (channel: string, listener: Listener) => () => void;
  /** Whoever goes through them comes to those, too, that are added meanwhile. */
  readonly names: () => Iterable<string>;
  readonly tell: (channel: string, payload: string) => void;
  readonly tellReconnected: () => void;
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
    tell(channel, payload) {
      for (const { onMessage } of channels.get(channel) ?? []) onMessage(payload);
    },
    tellReconnected() {
      for (const listeners of channels.values()) for (const { onReconnect } of listeners) onReconnect();
    },
  };
}
