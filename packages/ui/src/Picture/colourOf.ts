const mark = /#[\da-f]{6}$/i;

/**
 * The colour that a picture is mostly of, to be shown until it arrives. It stands behind the address, as a fragment:
 * `…/fresa.jpg#d8344f`, so that it goes wherever the address goes, and no host ever sees it.
 */
export const colourOf = (src: string): string | undefined => mark.exec(src)?.[0];

export const withoutColour = (src: string): string => src.replace(mark, '');
