/** The absolute URL of a path; an absolute URL stays as it is. */
export const absolute = (address: string, origin: string): string => new URL(address, origin).href;

/** A picture in the size and format for messengers, if the image host can transform it (spec §7). */
export const sharedPicture = (imageUrl: string, origin: string): string =>
  absolute(
    imageUrl.replace('/image/upload/', '/image/upload/w_1200,h_630,c_fill,q_auto,f_jpg/'),
    origin,
  ).replace(/#.*/, '');

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** For text content and quoted attributes in HTML and XML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
