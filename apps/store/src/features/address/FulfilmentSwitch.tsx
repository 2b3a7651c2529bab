import type { Fulfilment } from '@crepas/domain';
import { AddressButton, Segments } from '@crepas/ui';
import type { ReactNode } from 'react';
import { paths } from '../../shared/paths.ts';
import { useShopNow } from '../../shared/shop/shopNow.ts';
import { useIsPickupOffered } from '../../shared/shop/shopPromise.ts';
import { useFulfilment } from './fulfilment.ts';

const choices: readonly { readonly key: Fulfilment; readonly label: string }[] = [
  { key: 'delivery', label: 'A domicilio' },
  { key: 'pickup', label: 'Recoger' },
];

/**
 * Chooses with one tap between delivery and pickup. Without pickup it shows the address alone.
 *
 * @param props.children the customer's address
 */
export function FulfilmentSwitch({ children }: { children: ReactNode }) {
  const { chosen, dropped, choose } = useFulfilment();
  const isOffered = useIsPickupOffered();
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
