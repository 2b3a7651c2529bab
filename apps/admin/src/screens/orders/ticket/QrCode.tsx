import { encode } from 'uqr';
import styles from './TicketScreen.module.css';

export type QrCodeProps = { readonly text: string };

/** Hidden from screen readers: the link around it has the same address. */
export function QrCode({ text }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'L', border: 1 });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true" className={styles.qr}>
      <path d={dark.join('')} />
    </svg>
  );
}
