import { AddressButton } from '@crepas/ui';
import { lazyWithRetry } from '@crepas/ui/loading';
import { type MouseEvent, useState } from 'react';
import { paths } from '../../shared/paths.ts';
import { useAddress } from './address.ts';
import { FulfilmentSwitch } from './FulfilmentSwitch.tsx';

const AddressBook = lazyWithRetry(() => import('./AddressBook.tsx').then((part) => part.AddressBook));

/** The address in the header. With one saved, a tap opens the address book; without its chunk, the map as before. */
export function AddressChoice() {
  const address = useAddress(({ saved }) => saved?.address);
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
    <div>
      <FulfilmentSwitch>
        <AddressButton to={paths.address} address={address} onClick={open} />
      </FulfilmentSwitch>
      {isOpen && <AddressBook onClose={() => setOpen(false)} />}
    </div>
  );
}
