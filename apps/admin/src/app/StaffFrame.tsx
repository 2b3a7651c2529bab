import type { ReactNode } from 'react';
import { StaffNavigation } from '../layout/StaffNavigation.tsx';
import { Notifications } from '../notifications/Notifications.tsx';
import { useHasFeature, useShop, useShopWords } from '../queries/shop.ts';
import { OrderWatch } from '../screens/orders/watch/OrderWatch.tsx';
import { useIsOwner, useSession } from '../stores/session.ts';
import styles from './StaffFrame.module.css';

export type StaffFrameProps = { readonly children: ReactNode };

export function StaffFrame({ children }: StaffFrameProps) {
  const signOut = useSession((store) => store.signOut);
  const isOwner = useIsOwner();
  const shop = useShop();
  const { name } = useShopWords();
  const hasChanges = useHasFeature('cambios');
  const hasPeople = useHasFeature('personas');
  return (
    <div className={styles.root}>
      <StaffNavigation
        shopName={name}
        isOwner={isOwner}
        hasShop={shop.data !== null}
        hasChanges={hasChanges}
        hasPeople={hasPeople}
        onSignOut={signOut}
      />
      {children}
      <OrderWatch />
      <Notifications />
    </div>
  );
}
