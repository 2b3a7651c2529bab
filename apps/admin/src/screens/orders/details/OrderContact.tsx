import { mapLink, type StaffOrder } from '@crepas/domain';
import { buttonProps, ChatIcon, PhoneIcon, PinIcon } from '@crepas/ui';
import { callLink, chatLink } from '../contactLinks.ts';
import styles from './OrderDetailsPanel.module.css';

export type OrderContactProps = {
  readonly order: Pick<StaffOrder, 'id' | 'phone' | 'fulfilment' | 'deliveryAddress' | 'position'>;
};

const look = buttonProps({ kind: 'secondary' });
const elsewhere = { target: '_blank', rel: 'noreferrer' };

export function OrderContact({ order }: OrderContactProps) {
  const { id, phone, fulfilment, position } = order;
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
      {fulfilment === 'delivery' && (
        <a {...look} {...elsewhere} href={mapLink(order)}>
          <PinIcon />
          {position ? 'Abrir en Maps' : 'Ver mapa'}
        </a>
      )}
    </div>
  );
}
