/**
 * `@crepas/api/testing`: the backend of stories, which speaks the contract, with a complete shop and menu.
 * `.storybook/backend.ts` opens it for a story with `parameters.screen`.
 */

export * from './answers.ts';
export * from './discountAnswers.ts';
export * from './exampleShop.ts';
export * from './fakeBackend.ts';
export * from './screen.ts';
