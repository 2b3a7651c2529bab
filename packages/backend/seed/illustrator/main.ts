import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';
import { calientes } from './dishes/calientes.ts';
import { combos } from './dishes/combos.ts';
import { dulcesFilled } from './dishes/dulcesFilled.ts';
import { dulcesFolded } from './dishes/dulcesFolded.ts';
import { frias } from './dishes/frias.ts';
import { postres } from './dishes/postres.ts';
import { saladasFilled } from './dishes/saladasFilled.ts';
import { saladasFolded } from './dishes/saladasFolded.ts';
import { waffles } from './dishes/waffles.ts';
import { randomFrom } from './drawing/random.ts';
import { picture } from './scene/picture.ts';

const dishes = {
  ...dulcesFolded,
  ...dulcesFilled,
  ...saladasFolded,
  ...saladasFilled,
  ...combos,
  ...waffles,
  ...calientes,
  ...frias,
  ...postres,
};
const [filter = '', size = '1200', out = '/tmp/pics'] = process.argv.slice(2);
await mkdir(out, { recursive: true });
const pattern = new RegExp(filter);
const queue = Object.entries(dishes).filter(([slug]) => pattern.test(slug));
const work = async () => {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [slug, dish] = next;
    const svg = picture(dish(randomFrom(slug))).replace(
      'width="1200" height="900"',
      `width="${size}" height="${Number(size) * 0.75}"`,
    );
    await sharp(Buffer.from(svg), { unlimited: true }).webp({ quality: 82 }).toFile(`${out}/${slug}.webp`);
  }
};
await Promise.all([work(), work()]);
