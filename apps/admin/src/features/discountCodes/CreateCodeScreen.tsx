import { CodeEditor } from './CodeEditor.tsx';
import { blankCode } from './codeForm.ts';
import { useCreateCode } from './codes.ts';

export function CreateCodeScreen() {
  const { mutateAsync } = useCreateCode();
  return <CodeEditor id={null} savedFor={() => blankCode} save={(code) => mutateAsync(code)} />;
}
