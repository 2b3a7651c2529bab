import type { Usage } from '../samples/usage.ts';
import { Button } from './Button.tsx';

export const buttonUsage: Usage = {
  code: `<Button wide busy={isSending} end={<Price cents={total} />} onClick={send}>
  Finalizar
</Button>`,
  anatomy: [
    ['label', 'one verb, with an icon before it where the verb has one'],
    ['`end`', 'the running total, at the right edge'],
    ['spinner', '`busy`: in the place of the label, or beside it in a wide button'],
  ],
  do: [
    {
      shown: () => (
        <>
          <Button>Guardar</Button> <Button kind="quiet">Cancelar</Button>
        </>
      ),
      why: 'One primary button a view; what leads away is quiet.',
    },
    {
      shown: () => <Button kind="danger">Eliminar pedido</Button>,
      why: 'The button names what it does.',
    },
  ],
  dont: [
    {
      shown: () => (
        <>
          <Button>Guardar</Button> <Button>Cancelar</Button>
        </>
      ),
      why: 'Two primary buttons: nobody knows which one to tap.',
    },
    {
      shown: () => <Button disabled>Guardar</Button>,
      why: 'A disabled button that does not say why. Keep it alive and show the error at the field.',
    },
  ],
};
