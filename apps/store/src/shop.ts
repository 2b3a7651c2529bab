export const shopName = 'Crepatlán';
export const shopTagline = 'La tierra de las crepas';

/** Of the browser tab. */
export const titleOf = (screen: string): string => `${screen} · ${shopName}`;
