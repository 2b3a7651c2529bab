import { useParams } from 'react-router';

/** An id in an address; null where there is none: `x`, `-1`, `1.5`, an empty text. */
export const idIn = (text: string | null | undefined): number | null =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : null;

/** The `:id` of the screen's path. */
export const useIdInPath = (): number | null => idIn(useParams().id);
