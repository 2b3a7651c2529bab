import { fulfilmentFromWire, fulfilmentToWire } from '@crepas/api';
import type { Fulfilment } from '@crepas/domain';
import { fulfilmentKey, localJson } from '../../shared/storage/jsonStorage.ts';

/** Stays on the device. */
export const storedFulfilment = {
  load: (): Fulfilment => {
    const entrega = localJson.read(fulfilmentKey);
    return fulfilmentFromWire(typeof entrega === 'string' ? { entrega } : {});
  },
  save(fulfilment: Fulfilment) {
    const { entrega } = { entrega: undefined, ...fulfilmentToWire(fulfilment) };
    if (entrega) localJson.write(fulfilmentKey, entrega);
    else localJson.remove(fulfilmentKey);
  },
};
