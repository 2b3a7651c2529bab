import { Loading, Logo, Page } from '@crepas/ui';
import styles from './Waiting.module.css';

/** Until it is known whether somebody is signed in. */
export function Waiting() {
  return (
    <Page className={styles.root}>
      <Loading>
        <Logo />
      </Loading>
    </Page>
  );
}
