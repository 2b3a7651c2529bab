/** The whole address of a path or of an address that is whole already. */
export const absolute = (address: string, origin: string): string => new URL(address, origin).href;

/** A picture in the size and format that messengers show, where the image host can make it (spec §7). */
export const sharedPicture = (imageUrl: string, origin: string): string =>
  absolute(
    imageUrl.replace('/image/upload/', '/image/upload/w_1200,h_630,c_fill,q_auto,f_jpg/'),
    origin,
  ).replace(/#.*/, '');
