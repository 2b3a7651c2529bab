import { Link } from '../Link/Link.tsx';
import type { Usage } from '../samples/usage.ts';
import { Text } from '../Text/Text.tsx';
import { Section } from './Section.tsx';

export const sectionUsage: Usage = {
  code: `<Section title="Mejores Selecciones" end={<Link to={paths.search}>Buscar</Link>}>
  …
</Section>`,
  anatomy: [
    ['heading', 'an `h2`, and the name of the region'],
    ['`end`', 'one link or one small control'],
    ['children', 'with the same distance between them'],
  ],
  do: [
    {
      shown: () => (
        <Section title="Tus direcciones" end={<Link to="#new">Agregar</Link>}>
          <Text>Casa</Text>
        </Section>
      ),
      why: 'A few words, and one thing to do with the whole section.',
    },
  ],
  dont: [
    {
      shown: () => (
        <Section title="Aquí puedes ver y cambiar todas las direcciones que guardaste">
          <Text>Casa</Text>
        </Section>
      ),
      why: 'A sentence for a heading: nobody finds it again while scrolling.',
    },
  ],
};
