import { Button } from '../Button/Button.tsx';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import type { Usage } from '../samples/usage.ts';
import { Text } from '../Text/Text.tsx';
import { Loading } from './Loading.tsx';

export const loadingUsage: Usage = {
  code: `<Loading label="Cargando el menú…">
  <ProductGrid>
    <ProductCardSkeleton />
  </ProductGrid>
</Loading>`,
  anatomy: [
    ['label', 'heard once by screen readers, never seen'],
    ['skeletons', 'of the final size: nothing moves when the content comes'],
  ],
  do: [
    {
      shown: () => (
        <Loading>
          <Skeleton style={{ blockSize: 64 }} />
        </Loading>
      ),
      why: 'The skeleton has the size of what comes.',
    },
    {
      shown: () => <Button busy>Guardar</Button>,
      why: 'A button that waits is `busy`; the page stays.',
    },
  ],
  dont: [
    {
      shown: () => (
        <Loading>
          <Text>Cargando, espera un momento por favor…</Text>
        </Loading>
      ),
      why: 'Words that a screen reader does not hear, and that jump away.',
    },
  ],
};
