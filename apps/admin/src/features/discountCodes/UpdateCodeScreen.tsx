import type { UsedDiscountCode } from '@crepas/api';
import { useState } from 'react';
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
  const { mutateAsync } = useUpdateCode();
  return (
    <CodeEditor
      id={opened.id}
      savedFor={(categories) => editedCode(opened, categories)}
      save={(changed) => mutateAsync({ id: opened.id, ...changed })}
    />
  );
}
