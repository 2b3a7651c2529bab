/** With one full stop: an hour such as «6:00 p.m.» brings its own. */
export const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
