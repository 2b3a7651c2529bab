export { isLostFile } from './LostFile.ts';
export { askAgain, lazyAgain } from './lazyAgain.tsx';
export { offerFiles, startPage } from './startPage.ts';
export { withoutReload } from './withoutReload.ts';
