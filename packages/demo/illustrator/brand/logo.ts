/** A crepe folded in four that is also a stepped pyramid, its door a greca. Drawn in a box of 128. */
const mark =
  `<defs><linearGradient id="c" x1=".2" y1="0" x2=".7" y2="1"><stop offset="0" stop-color="#fbd98a"/><stop offset=".55" stop-color="#f2b544"/><stop offset="1" stop-color="#d98a2b"/></linearGradient></defs><path d="M12 104C8 110 10 114 16 116C46 126 82 126 112 116C118 114 120 110 116 104Z" fill="#b86a22"/><path d="M11 97C7 104 10 108 15 110C46 120 82 120 113 110C118 108 121 104 117 97Z" fill="#fbe3ac"/><path d="M11 91C7 98 10 102 15 104C46 114 82 114 113 104C118 102 121 98 117 91Z" fill="#cf8430"/><path d="M64 6C68.500 6 71.500 8 74 12L117 85C120 91 118 96 112 98C82 108 46 108 16 98C10 96 8 91 11 85L54 12C56.500 8 59.500 6 64 6Z" fill="url(#c)"/><path d="M64 30H71V40H79V50H87V60H95V70H103V86C78 93 50 93 25 86V70H33V60H41V50H49V40H57V30Z" fill="#8a3b18"/><path d="M50 80V58H78V74H60V67H69" fill="none" stroke="#fff3d6" stroke-width="6" stroke-linejoin="miter"/><path d="M36 80V72M92 80V72" stroke="#f2b544" stroke-width="6"/><path d="M58 14C48 32 38 48 28 66" fill="none" stroke="#fff6df" stroke-width="4" stroke-linecap="round" opacity=".75"/>`.replaceAll(
    '.500',
    '.5',
  );

const svg = (box: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>\n`;

export const logo = svg('0 0 128 128', `<title>Crepatlán</title>${mark}`);

export const favicon = svg('0 0 128 128', mark);

/** The logo mark on cream; `inset` is the share of the box left free on each side. */
export function icon(inset: number, corner: number): string {
  const scale = 1 - inset * 2;
  return svg(
    '0 0 128 128',
    `<rect width="128" height="128" rx="${corner}" fill="#fff8ec"/><g transform="translate(${128 * inset} ${128 * inset}) scale(${scale})">${mark}</g>`,
  );
}

/** An empty plate, shown when a picture does not load. */
export const placeholder = svg(
  '0 0 400 300',
  '<rect width="400" height="300" fill="#f3e6d0"/><ellipse cx="206" cy="168" rx="150" ry="112" fill="#5a2c0c" opacity=".14"/><ellipse cx="200" cy="156" rx="150" ry="116" fill="#fffaf0"/><ellipse cx="200" cy="156" rx="143" ry="110" fill="none" stroke="#d9c3a0" stroke-width="3"/><ellipse cx="200" cy="156" rx="128" ry="98" fill="none" stroke="#e3cfae" stroke-width="7" stroke-dasharray="2 22" stroke-linecap="round"/><ellipse cx="200" cy="157" rx="108" ry="81" fill="#faf0de" stroke="#d9c3a0" stroke-width="2"/><path d="M160 196C156 190 158 186 161 182L196 122C198 118 203 118 205 122L240 182C243 186 244 192 239 195C214 205 186 205 160 196Z" fill="#ecd9b8" stroke="#d2b78c" stroke-width="3" stroke-linejoin="round"/><path d="M160 205C186 214 214 214 240 204" fill="none" stroke="#d2b78c" stroke-width="3" stroke-linecap="round"/>',
);
