import { Logo } from '@crepas/ui';
import { toolCopy } from '../../shared/copy.ts';
import styles from './LoginScreen.module.css';

export function LoginHeader({ shopName }: { readonly shopName: string }) {
  return (
    <header className={styles.header}>
      <Logo />
      <p className={styles.shop}>{toolCopy(shopName)}</p>
      <h1>Iniciar sesión</h1>
    </header>
  );
}
