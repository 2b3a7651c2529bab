import { createElement } from 'react';

const opportunity = <wbr />;

/** An e-mail, a path or a command: in a narrow line it breaks before a punctuation mark, not inside of a word. */
export const WrappableText = ({ text }: { readonly text: string }) =>
  createElement(
    'span',
    { translate: 'no' },
    ...text.split(/(?=[@./-]\w)/).flatMap((part) => [opportunity, part]),
  );
