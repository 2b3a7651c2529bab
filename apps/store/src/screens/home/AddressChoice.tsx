import { AddressButton } from '@crepas/ui';
import { lazyWithRetry } from '@crepas/ui/loading';
import { type MouseEvent, useState } from 'react';
import { aboutPaths } from '../../aboutPaths.ts';
import { FulfilmentSwitch } from '../../cart/FulfilmentSwitch.tsx';
import { paths } from '../../paths.ts';
import { useAddress } from '../../stores/address.ts';
import { useFulfilment } from '../../stores/fulfilment.ts';
import styles from './AddressChoice.module.css';

const AddressBook = lazyWithRetry(() =>
  import('../../places/AddressBook.tsx').then((part) => part.AddressBook),
);

/** The address in the header. With one saved, a tap opens the address book; without its chunk, the map as before. */
export function AddressChoice() {
  const address = useAddress(({ saved }) => saved?.address);
  const chosen = useFulfilment((state) => state.chosen);
  const [isOpen, setOpen] = useState(false);
  const open = (event: MouseEvent) => {
    // With a modifier key the browser opens the map in another tab.
    if (!address || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    AddressBook.preload().then(
      () => setOpen(true),
      () => window.location.assign(paths.address),
    );
  };
  return (
    <div className={styles.root}>
      <FulfilmentSwitch />
      {chosen === 'pickup' ? (
        <AddressButton to={aboutPaths.shop} label="Recoges en la tienda" />
      ) : (
        <AddressButton to={paths.address} address={address} onClick={open} />
      )}
      {isOpen && <AddressBook onClose={() => setOpen(false)} />}
    </div>
  );
}
