import { clsx } from 'clsx';
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import field from '../Field/Field.module.css';
import { SearchIcon } from '../icons/contactIcons.tsx';
import styles from './SearchField.module.css';

export type Suggestion = { id: string; text: string; detail?: string | undefined };

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  suggestions: readonly Suggestion[];
  onPick: (suggestion: Suggestion) => void;
  /** Enter picks the first suggestion without an arrow key, and a tap opens the list of a text. */
  picksFirst?: boolean | undefined;
  /** Instead of suggestions: «Sin resultados». */
  message?: string | undefined;
};

/**
 * A search with suggestions (ARIA combobox): arrows choose, Enter picks, Escape closes. `className` goes
 * to the root, all other props and `ref` to the input.
 *
 * For remote suggestions. For a short, fixed list use `SelectField`.
 */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onValueChange, suggestions, onPick, message, picksFirst, className, ...rest } = props;
  const first = picksFirst ? 0 : -1;
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(first);
  const isShown = isOpen && suggestions.length > 0;
  const activeSuggestion = isShown ? suggestions[active] : undefined;
  const optionId = (suggestion: Suggestion) => `${listId}-${suggestion.id}`;

  const close = () => {
    setOpen(false);
    setActive(first);
  };
  const pick = (suggestion: Suggestion) => {
    close();
    onPick(suggestion);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const count = suggestions.length;
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && activeSuggestion) pick(activeSuggestion);
    else if (event.key === 'ArrowDown' && count > 0) setActive((active + 1) % count);
    else if (event.key === 'ArrowUp' && count > 0) setActive(active <= 0 ? count - 1 : active - 1);
    else return;
    event.preventDefault();
    if (event.key.startsWith('Arrow')) setOpen(true);
  };

  return (
    <div className={clsx(styles.root, className)}>
      <div className={styles.box}>
        <SearchIcon />
        <input
          type="text"
          role="combobox"
          inputMode="search"
          autoComplete="off"
          placeholder={label}
          {...rest}
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={listId}
          aria-activedescendant={activeSuggestion && optionId(activeSuggestion)}
          value={value}
          onChange={(event) => {
            setOpen(true);
            setActive(first);
            onValueChange(event.target.value);
          }}
          onClick={() => picksFirst && setOpen(true)}
          onKeyDown={onKeyDown}
          onBlur={close}
          className={clsx(field.input, styles.input)}
        />
      </div>
      <div id={listId} role="listbox" aria-label={label} hidden={!isShown} className={styles.list}>
        {suggestions.map((suggestion) => (
          <button
            key={suggestion.id}
            type="button"
            id={optionId(suggestion)}
            role="option"
            tabIndex={-1}
            aria-selected={suggestion === activeSuggestion}
            // Keeps the focus in the field when a suggestion is tapped.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(suggestion)}
            className={styles.option}
          >
            <span>{suggestion.text}</span>
            {suggestion.detail && <span className={styles.detail}>{suggestion.detail}</span>}
          </button>
        ))}
      </div>
      <p role="status" className={styles.message}>
        {!isShown && message}
      </p>
    </div>
  );
}
