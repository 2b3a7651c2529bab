import { Link } from '@crepas/ui';
import { paths } from '../paths.ts';
import styles from './about.module.css';

/** At the end of home and of the cart. */
export const AboutLinks = () => (
  <nav aria-label="Sobre la tienda" className={styles.links}>
    <Link to={paths.shop}>La tienda</Link>
    <Link to={paths.privacy}>Aviso de privacidad</Link>
  </nav>
);
