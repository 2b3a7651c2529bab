/** Dots of a letter in the normal size. */
const letter = { width: 12, height: 24 };

/** What the commands of a line have set, as in Star's «StarPRNT Command Specifications». */
type Type = { wide: number; tall: number; isInverted: boolean; isBold: boolean; page: number };
type Text = Type & { readonly x: number; readonly text: string };

const plain: Type = { wide: 1, tall: 1, isInverted: false, isBold: false, page: 0x20 };
const latin1 = new TextDecoder('windows-1252');
/** The codes of code page 437 that a ticket has: its rules. */
const lineCode = 0xc4;

const escaped = (text: string) =>
  text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);

/**
 * What a printer puts on paper for these StarPRNT commands, as an SVG of its dots. It knows the commands that the shop's
 * tickets have, and throws at any other: a real printer would print their bytes as letters.
 *
 * @param columns of the paper
 */
export function printedPicture(job: Uint8Array, columns: number): string {
  const paper: string[] = [];
  let at = 0;
  let y = 0;
  let [x, margin, align] = [0, 0, 0];
  let type: Type = { ...plain };
  let texts: Text[] = [];
  const next = () => job[at++] ?? 0;
  const word = () => next() + 256 * next();

  function feed() {
    const tallest = Math.max(1, ...texts.map(({ tall }) => tall));
    const height = tallest * letter.height;
    for (const text of texts) paper.push(drawn(text, margin * letter.width, y + height));
    y += height;
    x = 0;
    texts = [];
  }
  function letters(first: number) {
    const codes = [first];
    while (at < job.length && (job[at] ?? 0) >= 0x20) codes.push(next());
    const text =
      type.page === 1
        ? codes.map((code) => (code === lineCode ? '─' : String.fromCharCode(code))).join('')
        : latin1.decode(Uint8Array.from(codes));
    texts.push({ ...type, x, text });
    x += text.length * letter.width * type.wide;
  }
  function picture() {
    next();
    const [bytes, height] = [word(), word()];
    next();
    const left = margin * letter.width + ((columns * letter.width - bytes * 8) * align) / 2;
    const dots: string[] = [];
    for (let row = 0; row < height; row += 1) {
      for (let byte = 0; byte < bytes; byte += 1) {
        const bits = next();
        for (let bit = 0; bit < 8; bit += 1)
          if (bits & (128 >> bit)) dots.push(`M${left + byte * 8 + bit} ${y + row}h1v1h-1z`);
      }
    }
    paper.push(`<path d="${dots.join('')}"/>`);
    y += height;
  }
  function afterGs() {
    const command = String.fromCharCode(next());
    if (command === 'a') align = next();
    else if (command === 'A') x = word();
    else if (command === 'R') x += word();
    else if (command === 't') type.page = next();
    else if (command === 'S') picture();
    else if (command === '\x03') at += 3;
    else throw new Error(`Unknown command: ESC GS ${command}`);
  }
  function afterEsc() {
    const command = String.fromCharCode(next());
    switch (command) {
      case '@':
        type = { ...plain };
        break;
      case '\x1d':
        return afterGs();
      case '\x1e':
      case 's':
        at += 2;
        break;
      case ' ':
      case '-':
      case 'Q':
      case 'z':
        at += 1;
        break;
      case '0':
        break;
      case 'l':
        margin = next();
        break;
      case 'E':
      case 'F':
        type.isBold = command === 'E';
        break;
      case '4':
      case '5':
        type.isInverted = command === '4';
        break;
      case 'i':
        type.tall = next() + 1;
        type.wide = next() + 1;
        break;
      case 'd':
        next();
        paper.push(
          `<path d="M0 ${y + 12}h${columns * letter.width}" stroke="#000" stroke-width="2" stroke-dasharray="8"/>`,
        );
        y += letter.height;
        break;
      default:
        throw new Error(`Unknown command: ESC ${command}`);
    }
  }

  while (at < job.length) {
    const code = next();
    if (code === 0x1b) afterEsc();
    else if (code === 0x0a) feed();
    else if (code >= 0x20) letters(code);
    else if (code !== 0x12 && code !== 0x0f) throw new Error(`Unknown code: ${code}`);
  }
  const width = columns * letter.width;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" width="${width / 2}" font-family="'Courier New', Courier, monospace" font-size="22">${paper.join('')}</svg>`;
}

/** Letter by letter, as a printer sets them. @param base below the letters */
function drawn({ x, text, wide, tall, isInverted, isBold }: Text, left: number, base: number): string {
  const letterWidth = letter.width * wide;
  if (text.startsWith('─')) {
    const rule = `M${left + x} ${base - letter.height / 2}h${text.length * letterWidth}`;
    return `<path d="${rule}" stroke="#000" stroke-width="2"/>`;
  }
  const spans = [...text].map((sign, place) =>
    sign === ' ' ? '' : `<tspan x="${(place + 0.5) * letter.width}">${escaped(sign)}</tspan>`,
  );
  const box = isInverted
    ? `<rect y="${-letter.height * tall}" width="${text.length * letterWidth}" height="${letter.height * tall}"/>`
    : '';
  const ink = isInverted ? ' fill="#fff"' : '';
  const weight = isBold ? ' font-weight="bold"' : '';
  return `<g transform="translate(${left + x} ${base})">${box}<text y="-6" text-anchor="middle" transform="scale(${wide} ${tall})"${ink}${weight}>${spans.join('')}</text></g>`;
}
