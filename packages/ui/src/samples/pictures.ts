import type { PictureSource } from '../Picture/Picture.tsx';

/** A drawn crepe as a data URL: stories need no network. */
function crepe(table: string, sauce: string, berry: string): PictureSource {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 240" width="320" height="240">
<rect width="320" height="240" fill="${table}"/>
<ellipse cx="160" cy="150" rx="132" ry="76" fill="#0002"/>
<ellipse cx="160" cy="138" rx="132" ry="76" fill="#fffaf2"/>
<ellipse cx="160" cy="136" rx="104" ry="56" fill="#f3e7d6"/>
<path d="M62 112c20-52 176-52 196 0 4 14 0 22-8 30l-76 56c-10 7-18 7-28 0l-76-56c-8-8-12-16-8-30Z" fill="#efc069"/>
<path d="M70 108c22-42 158-42 180 0-24 22-66 34-90 34s-66-12-90-34Z" fill="#f9dc9b"/>
<path d="M80 112c50-30 110-28 128 6 10 26-14 58-36 82" fill="none" stroke="#d2953a" stroke-width="5" stroke-linecap="round"/>
<path d="m96 138 30-22 4 36 34-32 2 40 34-32 2 34 26-28" fill="none" stroke="${sauce}" stroke-width="12" stroke-linecap="round" stroke-linejoin="round"/>
<circle cx="128" cy="88" r="22" fill="${berry}"/><circle cx="168" cy="78" r="24" fill="${berry}"/><circle cx="204" cy="94" r="19" fill="${berry}"/>
<circle cx="121" cy="81" r="6" fill="#fff6"/><circle cx="160" cy="70" r="7" fill="#fff6"/><circle cx="198" cy="88" r="5" fill="#fff6"/>
</svg>`;
  return { src: `data:image/svg+xml,${encodeURIComponent(drawing)}${table}` };
}

export const strawberry = crepe('#f7c9b8', '#b3253f', '#d8344f');
export const chocolate = crepe('#e8c9a0', '#5a2d16', '#7a4425');
export const mango = crepe('#fbe0a0', '#e58a1f', '#f6a52c');
export const savoury = crepe('#cfe0b8', '#f4eeda', '#4e8a3a');
export const broken: PictureSource = { src: 'data:image/png;base64,broken' };
