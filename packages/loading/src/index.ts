export { isLostFile } from './LostFile.ts';
export { askAgain, lazyAgain } from './lazyAgain.tsx';
export { mendFonts } from './mendFonts.ts';
export { offerFiles, startPage } from './startPage.ts';
export { withoutReload } from './withoutReload.ts';
