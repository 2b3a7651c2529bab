import { Logo } from '@crepas/ui';
import { shopTool } from '../../copy.ts';
import styles from './LoginScreen.module.css';

/** It knows no state: the build renders it too. */
export function LoginHeader() {
  return (
    <header className={styles.header}>
      <Logo />
      <p className={styles.shop}>{shopTool}</p>
      <h1>Iniciar sesión</h1>
    </header>
  );
}
