import type { Usage } from '../samples/usage.ts';
import { StatusText } from './StatusText.tsx';

export const statusTextUsage: Usage = {
  code: `<StatusText tone={isWrong ? 'failure' : 'success'}>{message}</StatusText>`,
  anatomy: [
    ['text', 'one line; empty while there is nothing to say'],
    ['live region', 'stays mounted: only changes inside it are announced'],
  ],
  do: [
    {
      shown: () => <StatusText tone="failure">Código incorrecto. Revisa e intenta de nuevo.</StatusText>,
      why: 'What happened, then what to do, beside the control.',
    },
  ],
  dont: [
    {
      shown: () => <StatusText tone="failure">Error</StatusText>,
      why: 'The colour says it already; the words add nothing.',
    },
    {
      shown: () => (
        <StatusText tone="success">
          El menú cambió mientras no estabas: revisa tu carrito antes de pagar.
        </StatusText>
      ),
      why: 'A message for the whole page: that is a `Notice`.',
    },
  ],
};
