/** Stands for the shop's name in the rendered frames: the build does not know it. */
export const nameMark = '[tienda]';
