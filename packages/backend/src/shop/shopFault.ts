import type { ShopChange } from '@crepas/api';
import { hoursFault } from './hoursFault.ts';
import { responsibleFault } from './responsibleFault.ts';
import { zoneFault } from './zoneFault.ts';

/** What is wrong with the owner's change: the sentence names the field too. */
export type ShopFault = {
  /** The wire name with the index in a list: `horario.2`, `responsable.correo`. */
  readonly field: string;
  readonly text: string;
};

/** The first fault of a change; null when it is valid. */
export const shopFault = (change: ShopChange): ShopFault | null =>
  hoursFault(change) ?? zoneFault(change) ?? responsibleFault(change);
