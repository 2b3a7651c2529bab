import type { Usage } from '../samples/usage.ts';
import { ErrorState } from './ErrorState.tsx';

export const errorStateUsage: Usage = {
  code: `<ErrorState onRetry={() => void refetch()} retrying={isFetching}>
  No pudimos cargar los pedidos. Intenta de nuevo.
</ErrorState>`,
  anatomy: [
    ['title', 'what failed, in a few words'],
    ['text', 'what to do about it'],
    ['button', '«Reintentar», with a spinner while it runs'],
  ],
  do: [
    {
      shown: () => (
        <ErrorState onRetry={() => undefined}>No pudimos cargar tu pedido. Intenta de nuevo.</ErrorState>
      ),
      why: 'It says what is missing, and the button is the way on.',
    },
  ],
  dont: [
    {
      shown: () => <ErrorState title="Error 503">Service Unavailable</ErrorState>,
      why: 'Words of a server, in English, and no way on.',
    },
    {
      shown: () => <ErrorState title="No se guardó">Intenta de nuevo.</ErrorState>,
      why: 'A failed action keeps its form: that is a `StatusText` or a `Notice`.',
    },
  ],
};
