/** Above the crepas of a combo (spec §8). */
export const chooseCrepasCopy = (comboSize: number): string => `Elige tus ${comboSize} crepas`;

/** What a combo that is not complete lacks (spec §4). */
export const addCrepasCopy = (comboSize: number): string => `Agrega ${comboSize} crepas`;
