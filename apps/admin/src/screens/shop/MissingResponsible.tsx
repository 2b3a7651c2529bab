import { Card, Text, WarningIcon } from '@crepas/ui';
import { Link } from 'react-router';
import styles from './ShopScreen.module.css';

/** While nobody answers for the shop, its privacy notice tells customers so. */
export const MissingResponsible = () => (
  <Card className={styles.missing}>
    <WarningIcon />
    <div>
      <Text>Tu aviso de privacidad no dice quién responde por la tienda, y la ley lo pide.</Text>
      <Link to="#quien-responde" replace>
        Escribe nombre y domicilio
      </Link>
      <a href="/aviso-de-privacidad" target="_blank" rel="noopener">
        Mira el aviso como lo ven tus clientes
      </a>
    </div>
  </Card>
);
