import { CheckCard } from '../CheckCard/CheckCard.tsx';
import type { Usage } from '../samples/usage.ts';
import { List } from './List.tsx';

const extras = ['Nutella', 'Cajeta'].map((name) => (
  <li key={name}>
    <CheckCard label={name} cents={1500} />
  </li>
));

export const listUsage: Usage = {
  code: `<List>
  {extras.map(({ id, name, price }) => (
    <li key={id}>
      <CheckCard label={name} cents={price} />
    </li>
  ))}
</List>`,
  anatomy: [
    ['items', 'each an <li> or a card that is one'],
    ['gap', 'the same between all items'],
  ],
  do: [{ shown: () => <List>{extras}</List>, why: 'Screen readers say how many items there are.' }],
  dont: [
    {
      shown: () => <List>{extras.slice(0, 1)}</List>,
      why: 'One thing that is never more than one: it needs no list.',
    },
  ],
};
