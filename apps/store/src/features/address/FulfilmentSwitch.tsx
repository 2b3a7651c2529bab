import type { Fulfilment } from '@crepas/domain';
import { AddressButton, Segments } from '@crepas/ui';
import type { ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';
import { useShopNow } from '../../shared/shop/shopNow.ts';
import { usePickupMinutes } from '../../shared/shop/shopPromise.ts';
import { useFulfilment } from './fulfilment.ts';

const choices: readonly { readonly key: Fulfilment; readonly label: string }[] = [
  { key: 'delivery', label: 'A domicilio' },
  { key: 'pickup', label: 'Recoger' },
];

/**
 * Who brings the order, with one tap, and where it is fetched. Only the address while the shop lets nobody fetch.
 *
 * @param props.children the customer's address
 */
export function FulfilmentSwitch({ children }: { children: ReactNode }) {
  const { chosen, dropped, choose } = useFulfilment();
  const isOffered = usePickupMinutes() !== null;
  const place = useShopNow()?.shop.responsible?.address;
  return (
    <>
      {isOffered && (
        <Segments label="¿Cómo lo quieres?" choices={choices} chosen={chosen} onChoose={choose} />
      )}
      {dropped && <p role="alert">{dropped}</p>}
      {chosen === 'pickup' ? (
        <AddressButton to={paths.shop} label={`Recoges en ${place || 'la tienda'}`} />
      ) : (
        children
      )}
    </>
  );
}
