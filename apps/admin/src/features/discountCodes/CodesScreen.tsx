import { discountCodeBounds, discountCodeName } from '@crepas/domain';
import { ButtonLink, EmptyState, Field, Page, PageHeader, PlusIcon } from '@crepas/ui';
import { useDeferredValue, useState } from 'react';
import { Loaded } from '../../shared/lists/Loaded.tsx';
import { CardsLoading } from '../../shared/lists/Skeletons.tsx';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { CodeList } from './CodeList.tsx';
import styles from './Codes.module.css';
import { codePaths } from './codePaths.ts';
import { useCodes } from './codes.ts';

/** A shorter list is seen at a glance. */
const searchedFrom = 8;

/** `/codigos`, for the owner: the promo codes with their conditions, their state and what they brought. */
export function CodesScreen() {
  const codes = useCodes();
  const [typed, setTyped] = useState('');
  const word = discountCodeName(useDeferredValue(typed));
  return (
    <Page width="wide">
      <ScreenTitle>Códigos</ScreenTitle>
      <PageHeader
        title="Códigos"
        end={
          <ButtonLink to={codePaths.create}>
            <PlusIcon />
            Crear código
          </ButtonLink>
        }
      />
      <Loaded
        query={codes}
        loading={<CardsLoading label="Cargando códigos…" columns />}
        failedTitle="Error al obtener los códigos"
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState title="Aún no hay códigos">
              Un código baja lo que paga el cliente que lo escribe en su carrito: un porcentaje, un monto, el
              envío o un producto.
            </EmptyState>
          ) : (
            <>
              {all.length >= searchedFrom && (
                <Field
                  label="Buscar un código"
                  name="buscar"
                  type="search"
                  autoComplete="off"
                  enterKeyHint="search"
                  maxLength={discountCodeBounds.typed}
                  value={typed}
                  onChange={({ currentTarget }) => setTyped(currentTarget.value)}
                  className={styles.search}
                />
              )}
              <CodeList codes={all.filter(({ name }) => name.includes(word))} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
