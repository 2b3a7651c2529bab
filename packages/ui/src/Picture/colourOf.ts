const mark = /#[\da-f]{6}$/i;

/**
 * The mean colour of a picture, shown until it has loaded. It is the fragment of the URL,
 * `…/fresa.jpg#d8344f`: it is stored with the URL, and browsers do not send it to the host.
 */
export const colourOf = (src: string): string | undefined => mark.exec(src)?.[0];

export const withoutColour = (src: string): string => src.replace(mark, '');
