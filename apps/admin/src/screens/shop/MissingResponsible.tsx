import { Card, Text, WarningIcon } from '@crepas/ui';
import styles from './ShopScreen.module.css';

/** The id of the section where it is entered. */
export const responsibleId = 'quien-responde';

/** While nobody answers for the shop, its privacy notice tells customers so. */
export const MissingResponsible = () => (
  <Card className={styles.missing}>
    <WarningIcon />
    <Text>
      Tu aviso de privacidad no dice quién responde por la tienda, y la ley lo pide.{' '}
      <a href={`#${responsibleId}`}>Escribe nombre y domicilio</a> o{' '}
      <a href="/aviso-de-privacidad" target="_blank" rel="noopener">
        mira el aviso como lo ven tus clientes
      </a>
      .
    </Text>
  </Card>
);
