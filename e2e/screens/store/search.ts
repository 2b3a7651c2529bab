import { remembers, type ScreenState, seesOnce, statesOf } from '../screenState.ts';
import { withCart } from './shared.ts';

export const searchStates: readonly ScreenState[] = [
  ...statesOf({
    path: '/buscar?q=fresa',
    given: [remembers(withCart)],
    usual: { 'a search with results': [seesOnce(/ resultados$/)] },
  }),
  ...statesOf({
    path: '/buscar?q=desoxirribonucleico',
    others: { 'a search without results': [seesOnce(/^No encontramos/)] },
  }),
];
