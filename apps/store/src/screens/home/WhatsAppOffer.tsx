import { buttonProps, Card, ChatIcon, Text } from '@crepas/ui';
import { useSession } from '../../stores/session.ts';
import styles from './WhatsAppOffer.module.css';

/** The message of an order whose tab the browser blocked (decision O7). */
export function WhatsAppOffer() {
  const offer = useSession(({ whatsAppOffer }) => whatsAppOffer);
  const dismiss = useSession(({ dismissWhatsApp }) => dismissWhatsApp);
  if (!offer) return null;
  return (
    <Card className={styles.root}>
      <Text>Tu pedido #{offer.orderId} ya está registrado. Si quieres, mándanos también el mensaje.</Text>
      <a
        {...buttonProps({ kind: 'secondary', wide: true })}
        href={offer.link}
        target="_blank"
        rel="noopener"
        onClick={dismiss}
      >
        <ChatIcon />
        Enviar por WhatsApp
      </a>
    </Card>
  );
}
