/** The chunk of what places an order. */
export const loadPlacement = () => import('./placement.ts');
