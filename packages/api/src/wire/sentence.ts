/** Adds no second full stop after a text such as «6:00 p.m.». */
export const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
