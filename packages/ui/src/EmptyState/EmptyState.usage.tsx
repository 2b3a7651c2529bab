import { ButtonLink } from '../Button/Button.tsx';
import type { Usage } from '../samples/usage.ts';
import { EmptyState } from './EmptyState.tsx';

export const emptyStateUsage: Usage = {
  code: `<EmptyState title="Tu carrito está vacío" action={<ButtonLink to={paths.home}>Ver el menú</ButtonLink>}>
  Agrega algo rico.
</EmptyState>`,
  anatomy: [
    ['icon', 'the logo, or one icon of the kit'],
    ['title', 'what is empty'],
    ['text', 'one sentence: how to fill it'],
    ['action', 'the way out'],
  ],
  do: [
    {
      shown: () => (
        <EmptyState title="Tu carrito está vacío" action={<ButtonLink to="#menu">Ver el menú</ButtonLink>}>
          Agrega algo rico.
        </EmptyState>
      ),
      why: 'It says what is empty, and what to do.',
    },
  ],
  dont: [
    {
      shown: () => <EmptyState title="Error 503" />,
      why: 'A failure is no emptiness: `ErrorState` says so and tries again.',
    },
    {
      shown: () => <EmptyState title="Sin resultados" />,
      why: 'A dead end.',
    },
  ],
};
