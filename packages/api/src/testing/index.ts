/**
 * `@crepas/api/testing`: the backend of stories, which speaks the contract, with a complete shop and menu.
 * `.storybook/backend.ts` opens it for a story with `parameters.screen`.
 */

export type { Answers } from './answers.ts';
export * from './exampleShop.ts';
export { refused } from './fakeBackend.ts';
export {
  apiPath,
  atScreen,
  changeAnswers,
  checkScreen,
  goOffline,
  openScreen,
  type ScreenSetup,
  sentRequests,
} from './screen.ts';
