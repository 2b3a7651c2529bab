import { BottomBar, Button, PrintIcon } from '@crepas/ui';
import styles from './PrintBar.module.css';
import { printPage } from './printPage.ts';

/** The bar of a page that is made to be printed. It is not on the paper. */
export const PrintBar = () => (
  <BottomBar className={styles.root}>
    <Button wide onClick={printPage}>
      <PrintIcon />
      Imprimir
    </Button>
  </BottomBar>
);
