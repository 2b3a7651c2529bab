import { Button, buttonProps, Card, ChatIcon, Text } from '@crepas/ui';
import type { WhatsAppOffer as Offer } from '../../stores/session.ts';
import styles from './OrderNews.module.css';

type WhatsAppOfferProps = { offer: Offer; onDone: () => void };

/** Offers the message of an order whose tab was blocked or closed (decision O7). */
export const WhatsAppOffer = ({ offer, onDone }: WhatsAppOfferProps) => (
  <Card role="status" className={styles.card}>
    <Text>Tu pedido #{offer.orderId} ya está registrado. Si quieres, mándanos también el mensaje.</Text>
    <div className={styles.actions}>
      <a
        {...buttonProps({ kind: 'secondary' })}
        href={offer.link}
        target="_blank"
        rel="noopener"
        onClick={onDone}
      >
        <ChatIcon />
        Enviar por WhatsApp
      </a>
      <Button kind="quiet" onClick={onDone}>
        Ahora no
      </Button>
    </div>
  </Card>
);
