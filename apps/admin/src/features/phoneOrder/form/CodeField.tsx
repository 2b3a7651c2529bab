import { discountCodeBounds, discountCodeName, moneyText } from '@crepas/domain';
import { Button, Field, Loading, StatusText } from '@crepas/ui';
import { useRef } from 'react';
import styles from './OrderForm.module.css';
import type { TriedCode } from './triedCode.ts';

export type CodeFieldProps = {
  readonly typed: string;
  /** The code in use, as `discountCodeName` writes it; empty for none. */
  readonly name: string;
  readonly tried: TriedCode;
  /** What is wrong with a code that is typed and not used yet. */
  readonly error: string | undefined;
  readonly onChange: (part: { readonly typedCode?: string; readonly code?: string }) => void;
  readonly onAskAgain: () => void;
};

/** «Código»: one that the customer tells on the telephone (extension `codigos`). */
export function CodeField({ typed, name, tried, error, onChange, onAskAgain }: CodeFieldProps) {
  const root = useRef<HTMLDivElement>(null);
  const wanted = discountCodeName(typed);

  function use() {
    if (wanted === '') return;
    onChange({ typedCode: '', code: wanted });
    focusInside('button');
  }

  function focusInside(selector: string) {
    requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(selector)?.focus());
  }

  return (
    <div ref={root} className={styles.pin}>
      {name === '' ? (
        <Field
          label="Código (opcional)"
          name="codigo"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={discountCodeBounds.typed}
          value={typed}
          error={error}
          hint={wanted !== '' && wanted !== typed ? wanted : undefined}
          onChange={({ target }) => onChange({ typedCode: target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || wanted === '') return;
            event.preventDefault();
            use();
          }}
          suffix={
            <Button kind="quiet" disabled={wanted === ''} onClick={use}>
              Usar
            </Button>
          }
        />
      ) : (
        <div className={styles.code}>
          <p>
            <span>Código</span> <strong translate="no">{name}</strong>{' '}
            {tried.kind === 'given' && <span translate="no">{moneyText(-tried.discount.amount)}</span>}
          </p>
          {tried.kind === 'refused' && (
            <Button kind="secondary" onClick={onAskAgain}>
              Revisar otra vez
            </Button>
          )}
          <Button
            kind="secondary"
            aria-label={`Quitar el código ${name}`}
            // A form moves the focus to what is marked so.
            data-invalid={tried.kind === 'refused' ? true : undefined}
            onClick={() => {
              onChange({ code: '' });
              focusInside('input');
            }}
          >
            Quitar
          </Button>
        </div>
      )}
      {name !== '' && tried.kind === 'asking' && <Loading label="Revisando el código…" />}
      {name !== '' && (
        <StatusText tone="failure">{tried.kind === 'refused' ? tried.text : undefined}</StatusText>
      )}
    </div>
  );
}
