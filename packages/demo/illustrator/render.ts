import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { bannerCanvas, banners } from './brand/banners.ts';
import { favicon, icon, logo, placeholder } from './brand/logo.ts';
import { dishes } from './dishes/menu.ts';
import { randomFrom } from './drawing/random.ts';
import { picture } from './scene/picture.ts';

const root = new URL('../../../../', import.meta.url);
const pictures = new URL('packages/demo/pictures/menu/', root);
const storePublic = new URL('apps/store/public/', root);
const adminPublic = new URL('apps/admin/public/', root);

/** Final adjustment: slightly more brightness and saturation. */
const developed = (svg: string) =>
  sharp(Buffer.from(svg)).modulate({ brightness: 1.02, saturation: 1.1 }).flatten({ background: '#fff8ec' });

const roomyBytes = 60 * 1024;

/** The highest quality within the size limit. */
async function compact(svg: string): Promise<Buffer> {
  const raster = await developed(svg).png().toBuffer();
  const encode = (quality: number) => sharp(raster).webp({ quality, effort: 5 }).toBuffer();
  let file = await encode(82);
  for (let quality = 78; quality >= 66 && file.length > roomyBytes; quality -= 4)
    file = await encode(quality);
  return file;
}

/** One product's picture, 1200 × 900. */
export async function renderDish(slug: string): Promise<void> {
  const dish = dishes[slug];
  if (!dish) throw new Error(`No drawing for «${slug}»`);
  await mkdir(pictures, { recursive: true });
  await writeFile(new URL(`${slug}.webp`, pictures), await compact(picture(dish(randomFrom(slug)))));
}

const bannerWidths = [480, 800, 1200, 1600] as const;

/** One banner in every width and format the carousel offers. */
export async function renderBanner(name: string): Promise<void> {
  const banner = banners[name];
  if (!banner) throw new Error(`No banner «${name}»`);
  const folder = new URL('banners/', storePublic);
  await mkdir(folder, { recursive: true });
  const original = await developed(picture(banner(randomFrom(name)), bannerCanvas))
    .png()
    .toBuffer();
  for (const width of bannerWidths) {
    const file = (kind: string) => new URL(`${name}-${width}.${kind}`, folder).pathname;
    const sized = sharp(original).resize(width);
    await sized.clone().avif({ quality: 50, effort: 6 }).toFile(file('avif'));
    await sized.clone().webp({ quality: 76, effort: 6 }).toFile(file('webp'));
  }
}

/** The mark as SVG and as icons for phones. */
export async function renderBrand(): Promise<void> {
  const icons = new URL('icons/', storePublic);
  await mkdir(icons, { recursive: true });
  await mkdir(adminPublic, { recursive: true });
  await writeFile(new URL('logo.svg', storePublic), logo);
  await writeFile(new URL('favicon.svg', storePublic), favicon);
  await writeFile(new URL('favicon-admin.svg', adminPublic), favicon);
  await writeFile(new URL('placeholder.svg', storePublic), placeholder);
  const raster = (name: string, size: number, svg: string) =>
    sharp(Buffer.from(svg), { density: (72 * size) / 128 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true })
      .toFile(new URL(name, icons).pathname);
  await raster('icon-192.png', 192, icon(0.1, 28));
  await raster('icon-512.png', 512, icon(0.1, 28));
  await raster('maskable-512.png', 512, icon(0.21, 0));
  await raster('apple-touch-icon.png', 180, icon(0.13, 0));
}
