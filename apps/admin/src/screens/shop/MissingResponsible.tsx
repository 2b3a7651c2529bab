import { Card, Text, WarningIcon } from '@crepas/ui';
import styles from './ShopScreen.module.css';

/** The id of the section where it is entered. */
export const responsibleId = 'quien-responde';

/** While nobody answers for the shop, its privacy notice tells customers so. */
export const MissingResponsible = () => (
  <Card className={styles.missing}>
    <WarningIcon />
    <div>
      <Text>Tu aviso de privacidad no dice quién responde por la tienda, y la ley lo pide.</Text>
      <a href={`#${responsibleId}`}>Escribe nombre y domicilio</a>
      <a href="/aviso-de-privacidad" target="_blank" rel="noopener">
        Mira el aviso como lo ven tus clientes
      </a>
    </div>
  </Card>
);
