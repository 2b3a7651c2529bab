import { Section } from '../Section/Section.tsx';
import type { Usage } from '../samples/usage.ts';
import { Text } from '../Text/Text.tsx';
import { Card } from './Card.tsx';

export const cardUsage: Usage = {
  code: `<Section title="Entrega">
  <Card>…</Card>
</Section>`,
  anatomy: [
    ['surface', 'white in light, with the one shadow'],
    ['children', 'what belongs together'],
  ],
  do: [
    {
      shown: () => (
        <Section title="Entrega">
          <Card>
            <Text>Av. Álvaro Obregón 120</Text>
          </Card>
        </Section>
      ),
      why: 'The title stands above the card, in a `Section`.',
    },
  ],
  dont: [
    {
      shown: () => (
        <Card>
          <Card>
            <Text>Av. Álvaro Obregón 120</Text>
          </Card>
        </Card>
      ),
      why: 'A card in a card: two shadows, and no order between them.',
    },
  ],
};
