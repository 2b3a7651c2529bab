import { Text, VisuallyHidden } from '@crepas/ui';
import { aboutPaths } from '../aboutPaths.ts';
import styles from './about.module.css';

/** Beside every field that takes a phone or an address. The link opens a tab: what is typed stays. */
export const PrivacyNote = () => (
  <Text size="small" tone="secondary" className={styles.note}>
    <span>Tus datos son solo para tu pedido.</span>
    <a href={aboutPaths.privacy} target="_blank" rel="noopener">
      Aviso de privacidad
      <VisuallyHidden> (se abre en otra pestaña)</VisuallyHidden>
    </a>
  </Text>
);
