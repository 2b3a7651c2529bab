/** The chunk of the open drawer; prefetched on pointer enter and on focus of the button that opens it. */
export const loadDrawer = () => import('./OpenDrawer.tsx').then((part) => part.OpenDrawer);
