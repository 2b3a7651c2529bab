import { type ShopFeature, shopFeatures } from '@crepas/api';
import { config } from '../env.ts';
import { storedText } from '../textStorage.ts';

const stored = storedText('device', 'serverFeatures');

/**
 * What this server had when it last said so, on this device: its extensions, or null for the calls of spec §7 alone. Undefined when it
 * never said so. A screen then shows at once what the server has, and nothing else.
 */
export type ServerFeatures = readonly ShopFeature[] | null | undefined;

let remembered = read(stored.load());

export const rememberedFeatures = (): ServerFeatures => remembered;

export function rememberFeatures(features: readonly ShopFeature[] | null): void {
  remembered = features;
  stored.save(JSON.stringify({ api: config.apiUrl, features }));
}

/** Another address of the API is another server. */
function read(text: string | null): ServerFeatures {
  try {
    const { api, features }: { api?: unknown; features?: unknown } = Object(JSON.parse(text ?? 'null'));
    if (api !== config.apiUrl) return undefined;
    if (features === null) return null;
    return Array.isArray(features) ? shopFeatures.filter((feature) => features.includes(feature)) : undefined;
  } catch {
    return undefined;
  }
}
