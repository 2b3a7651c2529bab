/** In home's first load: the row's heading stands before the row is there. */
export const reorderTitle = 'Pedir otra vez';
