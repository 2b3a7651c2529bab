import { offerFiles, startPage } from './startPage.ts';

/* Stands inside the head of a page that has nothing to show before the app runs. */

offerFiles();
for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, startPage, { passive: true });
void startPage();
