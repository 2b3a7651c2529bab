import { made, soft } from '../drawing/materials.ts';
import { oval } from '../drawing/outline.ts';
import { linear, painted, radial } from '../drawing/paint.ts';
import { shadowOf } from '../drawing/shadow.ts';
import { at, ellipse, group, line } from '../drawing/svg.ts';

/** A turned-out flan under its caramel, around the origin, 480 wide. */
export function flan(): string {
  const custard = 'M-190 -90C-200 0 -240 90 -246 120C-240 230 240 230 246 120C240 90 200 0 190 -90Z';
  const caramel =
    'M-194 -92C-190 -206 190 -206 194 -92C196 -66 190 -20 178 -22C160 -26 168 -60 148 -58C122 -54 132 60 108 62C82 64 92 -34 66 -36C40 -38 52 16 26 18C0 20 8 -34 -20 -36C-46 -38 -36 96 -64 98C-92 98 -80 -30 -106 -36C-126 -40 -120 6 -142 6C-168 6 -192 -50 -194 -92Z';
  return (
    at(10, 150, ellipse(0, 0, 330, 170, { fill: '#8a3d0a', opacity: 0.4, ...soft(12) })) +
    group(made('pool'), ellipse(0, 132, 322, 176, { fill: '#b4590f' })) +
    at(0, 30, shadowOf(oval(236, 150), 24, 0.5)) +
    group(
      made('fruit'),
      painted(custard, linear([0, 0], [1, 0.3], [0, '#fde7a6'], [0.5, '#f6cf77'], [1, '#dda044'])),
    ) +
    group(
      made('pool'),
      painted(caramel, radial(0.4, 0.25, 0.8, [0, '#cf7418'], [0.6, '#a44c0c'], [1, '#7c3206'])),
    ) +
    line('M-150 -120C-110 -164 0 -178 70 -168', '#fff0c8', 14, { opacity: 0.75, ...soft(4) })
  );
}
