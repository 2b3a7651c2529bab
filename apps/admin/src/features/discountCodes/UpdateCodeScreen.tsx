import type { UsedDiscountCode } from '@crepas/api';
import { useState } from 'react';
import { changesOf } from '../../shared/form/entityForm.ts';
import { CodeEditor } from './CodeEditor.tsx';
import { editedCode } from './codeForm.ts';
import { useUpdateCode } from './codes.ts';
import { KnownCode } from './KnownCode.tsx';

export const UpdateCodeScreen = () => (
  <KnownCode title="Editar código">{(code) => <OldCode code={code} />}</KnownCode>
);

/** As it was when the form was opened: an answer that comes meanwhile does not change what is edited. */
function OldCode({ code }: { readonly code: UsedDiscountCode }) {
  const [opened] = useState(code);
  const { mutateAsync } = useUpdateCode(opened);
  return (
    <CodeEditor
      id={opened.id}
      savedFor={(categories) => editedCode(opened, categories)}
      save={(code, before) => mutateAsync(changesOf(before, code))}
    />
  );
}
