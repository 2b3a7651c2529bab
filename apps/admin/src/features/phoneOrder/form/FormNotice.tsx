import { StatusText } from '@crepas/ui';
import { useEffect, useRef } from 'react';
import styles from './OrderForm.module.css';

/**
 * What happened to the whole form. The notice scrolls into view: the button that sends the form is always visible, the
 * notice is not.
 */
export function FormNotice({ children }: { readonly children: string }) {
  const root = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (children !== '') root.current?.scrollIntoView({ block: 'center' });
  }, [children]);
  return (
    <StatusText ref={root} tone="failure" className={styles.notice}>
      {children}
    </StatusText>
  );
}
