import { banners } from './brand/banners.ts';
import { dishes } from './dishes/menu.ts';
import { renderBanner, renderBrand, renderDish } from './render.ts';

/**
 * Draws everything, or only the named parts: `pictures -- capuchino banner:dulces brand`.
 * The whole menu takes one processor about eight minutes.
 */
const everything = ['brand', ...Object.keys(banners).map((name) => `banner:${name}`), ...Object.keys(dishes)];
const named = process.argv.slice(2).filter((word) => word !== '--');
const queue = named.length > 0 ? named : everything;

const draw = (name: string) => {
  if (name === 'brand') return renderBrand();
  return name.startsWith('banner:') ? renderBanner(name.slice('banner:'.length)) : renderDish(name);
};

const worker = async () => {
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) {
    await draw(name);
    process.stdout.write(`${name}\n`);
  }
};

await Promise.all([worker(), worker()]);
