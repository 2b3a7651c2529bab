import { Text, VisuallyHidden } from '@crepas/ui';
import { paths } from '../paths.ts';
import styles from './about.module.css';

/** Beside every field that takes a phone or an address. */
export const PrivacyNote = () => (
  <Text size="small" tone="secondary" className={styles.note}>
    <span>Tus datos son solo para tu pedido.</span>
    <PrivacyLink />
  </Text>
);

/** Opens a tab: what is typed stays. */
export const PrivacyLink = ({ className }: { readonly className?: string | undefined }) => (
  <a href={paths.privacy} target="_blank" rel="noopener" className={className}>
    Aviso de privacidad
    <VisuallyHidden> (se abre en otra pestaña)</VisuallyHidden>
  </a>
);

/** The section of the notice with «Olvidar mis datos en este teléfono». */
export const forgetSection = 'este-telefono';

/** A load of the page: the browser itself scrolls to the section. */
export const ForgetLink = () => (
  <Text size="small" tone="secondary" className={styles.note}>
    <span>¿Este teléfono no es solo tuyo?</span>
    <a href={`${paths.privacy}#${forgetSection}`}>Olvidar mis datos</a>
  </Text>
);
