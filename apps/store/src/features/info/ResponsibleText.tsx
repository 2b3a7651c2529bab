import type { Responsible } from '@crepas/domain';
import { Text } from '@crepas/ui';
import { phoneLink, phoneText } from '../../shared/copy/phoneText.ts';
import styles from './About.module.css';

/** The person who answers for the shop, or a sentence that says what the owner has not entered yet. */
export function ResponsibleText({ responsible }: { readonly responsible: Responsible | null }) {
  if (!responsible) {
    return (
      <Text>
        La tienda todavía no publica aquí el nombre ni el domicilio de su responsable. Pídelos por teléfono o
        WhatsApp antes de dejar tus datos.
      </Text>
    );
  }
  const { name, address, email, phone } = responsible;
  const [local, host] = email.split('@');
  return (
    <address className={styles.responsible}>
      <strong>{name}</strong>
      <span>{address}</span>
      {email !== '' && (
        <a href={`mailto:${email}`}>
          <span>
            <span>{local}</span>
            <wbr />
            <span>{`@${host}`}</span>
          </span>
        </a>
      )}
      {phone !== '' && <a href={phoneLink(phone)}>{phoneText(phone)}</a>}
    </address>
  );
}
