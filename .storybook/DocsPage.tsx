import {
  Controls,
  Description,
  DocsContext,
  Markdown,
  Primary,
  Source,
  Stories,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import type { Example, Usage } from '../packages/ui/src/samples/usage.ts';

/** The page of a part: what it is for, one example to play with, how to use it, and all of its stories at a glance. */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const usage: Usage | undefined = preparedMeta.parameters.usage;
  // A whole screen has stores, a clock and a backend of its own: two of its states cannot stand on one page.
  const isScreen = preparedMeta.parameters.screen !== undefined;
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      {isScreen ? (
        <States />
      ) : (
        <>
          <Primary />
          <Controls />
          {usage && <UsageOf usage={usage} />}
          <div className="docs-all">
            <Stories title="Every state" />
          </div>
        </>
      )}
    </>
  );
}

/** Each state of a screen in the sidebar's order, with what its story says of it, and the way there. */
function States() {
  const states = useContext(DocsContext).componentStories();
  const lines = states.map(({ id, name, parameters }) => {
    const why: string | undefined = parameters.docs?.description?.story;
    return `- [${name}](?path=/story/${id})${why ? `: ${why}` : ''}`;
  });
  return <Markdown>{`## Every state\n\n${lines.join('\n')}`}</Markdown>;
}

const UsageOf = ({ usage }: { usage: Usage }) => (
  <>
    <Markdown>{`## Anatomy\n\n| Piece | What it is |\n|---|---|\n${usage.anatomy
      .map(([piece, what]) => `| ${piece} | ${what} |`)
      .join('\n')}`}</Markdown>
    <Markdown>## Use</Markdown>
    <Source code={usage.code} language="tsx" />
    <div className="docs-usage">
      <Examples title="Do" of={usage.do} />
      <Examples title="Don’t" of={usage.dont} />
    </div>
  </>
);

const Examples = ({ title, of }: { title: string; of: readonly Example[] }) => (
  <div>
    <Markdown>{`### ${title}`}</Markdown>
    {of.map(({ shown: Shown, why }) => (
      <figure key={why} data-kind={title === 'Do' ? 'do' : 'dont'}>
        <div className="docs-story docs-example sb-unstyled">
          <Shown />
        </div>
        <figcaption>{why}</figcaption>
      </figure>
    ))}
  </div>
);
