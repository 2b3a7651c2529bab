import { BackIcon, Link } from '@crepas/ui';
import { paths } from '../../shared/paths.ts';
import styles from './BackLink.module.css';

/** Positioned on top of the product's picture. */
export const BackLink = ({ to = paths.home }: { to?: string }) => (
  <Link to={to} aria-label="Volver" className={styles.root}>
    <BackIcon />
  </Link>
);
