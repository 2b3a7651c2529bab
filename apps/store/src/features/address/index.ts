export { AddressChoice } from './AddressChoice.tsx';
export { areDetailsUnsaved, useAddress } from './address.ts';
export { noPinCopy, pinCopy } from './addressCopy.ts';
export { FulfilmentSwitch } from './FulfilmentSwitch.tsx';
export {
  knownPlace,
  nextStep,
  useFulfilment,
  useIsPickup,
  useOrderPlace,
  useShopHours,
} from './fulfilment.ts';
export { LocationDialog } from './LocationDialog.tsx';
export { MapPreview } from './MapPreview.tsx';
