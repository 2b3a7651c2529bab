export const shopName = 'Crepatlán';
export const shopTagline = 'La tierra de las crepas';

/** The `<title>` of a screen. */
export const titleOf = (screen: string): string => `${screen} · ${shopName}`;
