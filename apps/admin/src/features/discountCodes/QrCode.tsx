import type { ComponentProps } from 'react';
import { encode } from 'uqr';

export type QrCodeProps = Omit<ComponentProps<'svg'>, 'children'> & {
  readonly text: string;
  /** For screen readers. */
  readonly label: string;
};

/** A QR code, black on white in any theme, with the margin of four modules that readers need. */
export function QrCode({ text, label, ...rest }: QrCodeProps) {
  const { size, data } = encode(text, { ecc: 'M', border: 4 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" {...rest}>
      <rect width={size} height={size} />
      <path d={path} />
    </svg>
  );
}
