import { installFileLoader, startPage } from './startPage.ts';

/* The inline script of a page without rendered content: it starts the app at once. */

installFileLoader();
for (const event of ['pointerdown', 'keydown']) addEventListener(event, startPage, { passive: true });
void startPage();
