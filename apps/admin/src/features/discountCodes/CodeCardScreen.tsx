import type { UsedDiscountCode } from '@crepas/api';
import { Page, PageHeader, Skeleton } from '@crepas/ui';
import { PrintBar } from '../../shared/PrintBar.tsx';
import { paths } from '../../shared/paths.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { useShopWords } from '../../shared/shop/shop.ts';
import styles from './CodeCard.module.css';
import { codeLink } from './codeLink.ts';
import { KnownCode } from './KnownCode.tsx';
import { QrCode } from './QrCode.tsx';
import { useCodeTerms } from './useCodeTerms.ts';

/** `/codigos/:id/tarjeta`: a card with a code, to be printed and handed out. */
export const CodeCardScreen = () => (
  <KnownCode title="Tarjeta del código">
    {(code) => (
      <Page bar={<PrintBar />} className={styles.page}>
        <ScreenTitle>{`Tarjeta de ${code.name}`}</ScreenTitle>
        <PageHeader title={`Tarjeta de ${code.name}`} backTo={paths.codes} className={styles.screenOnly} />
        <CodeCard code={code} />
      </Page>
    )}
  </KnownCode>
);

function CodeCard({ code }: { readonly code: UsedDiscountCode }) {
  const { name } = useShopWords();
  const link = codeLink(code.name);
  // How often all may use it is no condition for the one who reads the card.
  const terms = useCodeTerms([code])({ ...code, maxUses: null });
  if (!terms) return <Skeleton className={styles.loading} />;
  const [gift, ...conditions] = terms;
  return (
    <article aria-label={`Tarjeta de ${code.name}`} className={styles.card}>
      <p className={styles.shop}>{name}</p>
      <p className={styles.gift}>{gift}</p>
      <p>con el código</p>
      <p translate="no" className={styles.code}>
        {code.name}
      </p>
      {conditions.length > 0 && (
        <ul className={styles.conditions}>
          {conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      )}
      <QrCode text={link} label={`Código QR que lleva a ${link}`} className={styles.qr} />
      <p translate="no" className={styles.link}>
        {link.replace(/^https?:\/\//, '')}
      </p>
    </article>
  );
}
