import type { Usage } from '../samples/usage.ts';
import { Text } from './Text.tsx';

export const textUsage: Usage = {
  code: `<Text tone="secondary" size="small">
  Llega en 45 minutos.
</Text>`,
  anatomy: [['paragraph', 'one `p`, in the size and tone of its importance']],
  do: [
    {
      shown: () => (
        <>
          <Text>Tu pedido llega a las 7:40 p.m.</Text>
          <Text tone="secondary" size="small">
            Pagas en efectivo.
          </Text>
        </>
      ),
      why: 'What matters is normal; what can be missed is secondary.',
    },
  ],
  dont: [
    {
      shown: () => <Text size="large">Tu carrito</Text>,
      why: 'A title that is no heading: screen readers do not find it. Use `Section` or `PageHeader`.',
    },
    {
      shown: () => <Text tone="secondary">Contiene nuez. No lo comas si eres alérgico.</Text>,
      why: 'Something important in the tone of what can be missed.',
    },
  ],
};
