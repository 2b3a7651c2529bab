export { AddressChoice } from './AddressChoice.tsx';
export { areDetailsUnsaved, useAddress } from './address.ts';
export { FulfilmentSwitch } from './FulfilmentSwitch.tsx';
export { knownPlace, nextStep, pinOfOrder, useFulfilment, useIsPickup } from './fulfilment.ts';
export { LocationDialog } from './LocationDialog.tsx';
