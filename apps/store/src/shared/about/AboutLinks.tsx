import { Link } from '@crepas/ui';
import { aboutPaths } from '../aboutPaths.ts';
import styles from './about.module.css';

/** At the end of the cart, as at home's foot. */
export const AboutLinks = () => (
  <nav aria-label="Sobre la tienda" className={styles.links}>
    <Link to={aboutPaths.shop}>La tienda</Link>
    <Link to={aboutPaths.privacy}>Aviso de privacidad</Link>
  </nav>
);
