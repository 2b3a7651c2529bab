import { BottomBar, Button, PrintIcon } from '@crepas/ui';
import styles from './PrintBar.module.css';

/** The bar of a page that is made to be printed. It is not on the paper. */
export const PrintBar = () => (
  <BottomBar className={styles.root}>
    <Button wide onClick={() => window.print()}>
      <PrintIcon />
      Imprimir
    </Button>
  </BottomBar>
);
