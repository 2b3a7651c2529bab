import { type PhoneNumber, parsePhone } from '@crepas/domain';
import { Loading, Skeleton } from '@crepas/ui';
import { Loaded } from '../../shared/lists/Loaded.tsx';
import { useHasFeature } from '../../shared/shop/shop.ts';
import styles from './People.module.css';
import { PhoneBlocking } from './PhoneBlocking.tsx';
import { usePhoneBlock } from './people.ts';

type PhoneBlockingOfOrderProps = {
  /** As the order has it: that of an erased order is nobody's. */
  readonly phone: string;
};

/** {@link PhoneBlocking} in the details of an order, for every account of the staff. */
export function PhoneBlockingOfOrder({ phone }: PhoneBlockingOfOrderProps) {
  const canBlock = useHasFeature('bloqueos');
  const parsed = parsePhone(phone);
  return canBlock && parsed && <ReadPhoneBlocking phone={parsed} />;
}

const ReadPhoneBlocking = ({ phone }: { readonly phone: PhoneNumber }) => (
  <Loaded query={usePhoneBlock(phone)} loading={<BlockingLoading />} hasReason>
    {(block) => <PhoneBlocking phone={phone} block={block ?? undefined} />}
  </Loaded>
);

const BlockingLoading = () => (
  <Loading label="Buscando si está bloqueado…">
    <Skeleton className={styles.blockingLoading} />
  </Loading>
);
