export { isGoneFile, isLostFile } from './LostFileError.ts';
export { type LazyComponent, lazyWithRetry } from './lazyWithRetry.tsx';
export { reloadIfGone } from './preload.ts';
export { reloadLostFonts } from './reloadLostFonts.ts';
export { ScreenBoundary } from './ScreenBoundary.tsx';
export { installFileLoader, startPage } from './startPage.ts';
export { withoutReload } from './withoutReload.ts';
