import { create } from 'zustand';
import { useServerFeatures } from '../../../shared/shop/shop.ts';
import { storedText } from '../../../shared/textStorage.ts';

const stored = storedText('device', 'boardIsKitchen');

type KitchenView = {
  /** The tickets of the kitchen in the place of the board's cards. */
  readonly isOn: boolean;
  readonly turn: (isOn: boolean) => void;
};

/** Remembered on each device: one tablet hangs in the kitchen, another lies at the counter. */
export const useKitchenView = create<KitchenView>()((set) => ({
  isOn: stored.load() === 'yes',
  turn: (isOn) => {
    stored.save(isOn ? 'yes' : null);
    set({ isOn });
  },
}));

/** A server of spec §7 alone has no stages: its orders are all on the board. */
export function useIsKitchen(): boolean {
  const isOn = useKitchenView((view) => view.isOn);
  return useServerFeatures() !== null && isOn;
}
