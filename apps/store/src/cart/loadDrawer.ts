/** The open drawer's chunk; fetched ahead when a hand comes near the button that opens it. */
export const loadDrawer = () => import('./OpenDrawer.tsx');
