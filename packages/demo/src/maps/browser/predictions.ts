import type { Address } from '../city/addresses.ts';
import { type Point, toGround } from '../city/geometry.ts';
import { fold, search } from '../city/search.ts';
import { type LatLngLike, latLng } from './latLng.ts';

type Bias = LatLngLike | { readonly center: LatLngLike } | null;
type BiasRequest = { readonly locationBias?: Bias; readonly location?: Bias; readonly origin?: Bias };

const mostPredictions = 5;

/**
 * The matches of typed words at word starts of the text. The folding keeps the length of the text, so that offsets
 * are valid.
 */
export function matchesIn(text: string, typed: string): google.maps.places.PredictionSubstring[] {
  const plain = [...text].map((character) => fold(character) || ' ').join('');
  return fold(typed)
    .split(' ')
    .flatMap((term) => {
      const offset = term ? ` ${plain}`.indexOf(` ${term}`) : -1;
      return offset < 0 ? [] : [{ offset, length: term.length }];
    })
    .sort((a, b) => a.offset - b.offset);
}

function biasOf({ locationBias, location, origin }: BiasRequest): Point | undefined {
  const bias = locationBias ?? location ?? origin;
  if (!bias) return undefined;
  if ('center' in bias) return toGround(latLng(bias.center).toJSON());
  return 'lat' in bias ? toGround(latLng(bias).toJSON()) : undefined;
}

export const predict = (request: BiasRequest & { readonly input?: string }): readonly Address[] =>
  search(request.input ?? '', mostPredictions, biasOf(request));
