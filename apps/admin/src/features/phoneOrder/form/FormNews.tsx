import { StatusText } from '@crepas/ui';
import { useEffect, useRef } from 'react';
import styles from './OrderForm.module.css';

/** What happened to the whole form. It comes into view: the button that sends it is always at hand, this is not. */
export function FormNews({ children }: { readonly children: string }) {
  const root = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (children !== '') root.current?.scrollIntoView({ block: 'center' });
  }, [children]);
  return (
    <StatusText ref={root} tone="failure" className={styles.news}>
      {children}
    </StatusText>
  );
}
