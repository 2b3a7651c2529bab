import type { StaffOrder } from '@crepas/domain';
import { buttonProps, ChatIcon, PhoneIcon, PinIcon } from '@crepas/ui';
import { callLink, chatLink, mapLink } from '../contactLinks.ts';
import styles from './OrderDetailsPanel.module.css';

export type OrderContactProps = {
  readonly order: Pick<StaffOrder, 'id' | 'phone' | 'deliveryAddress'>;
};

const look = buttonProps({ kind: 'secondary' });
const elsewhere = { target: '_blank', rel: 'noreferrer' };

/** Links to call, to chat, and to the map. */
export function OrderContact({ order: { id, phone, deliveryAddress } }: OrderContactProps) {
  const chat = chatLink(phone, id);
  return (
    <div className={styles.contact}>
      <a {...look} href={callLink(phone)}>
        <PhoneIcon />
        Llamar
      </a>
      {chat && (
        <a {...look} {...elsewhere} href={chat}>
          <ChatIcon />
          WhatsApp
        </a>
      )}
      <a {...look} {...elsewhere} href={mapLink(deliveryAddress)}>
        <PinIcon />
        Ver mapa
      </a>
    </div>
  );
}
