import { whatsAppLink } from '@crepas/domain';
import { buttonProps, ChatIcon, PhoneIcon } from '@crepas/ui';
import { phoneLink } from '../copy/phoneText.ts';
import styles from './ShopContact.module.css';

export type ShopContactProps = {
  /** Digits only; empty when there is none: then the WhatsApp number is called. */
  readonly phone?: string;
  /** With country code, digits only; empty when there is none. */
  readonly whatsApp: string;
  /** The text of the WhatsApp message. */
  readonly text: string;
};

/** Calls the shop, or writes to it. Empty for a shop that gives no number. */
export function ShopContact({ phone = '', whatsApp, text }: ShopContactProps) {
  const called = phone || whatsApp;
  if (called === '') return null;
  return (
    <div className={styles.root}>
      <a {...buttonProps({ kind: 'secondary' })} href={phoneLink(called)}>
        <PhoneIcon />
        Llamar
      </a>
      {whatsApp !== '' && (
        <a
          {...buttonProps({ kind: 'secondary' })}
          href={whatsAppLink(whatsApp, text)}
          target="_blank"
          rel="noopener"
        >
          <ChatIcon />
          WhatsApp
        </a>
      )}
    </div>
  );
}
