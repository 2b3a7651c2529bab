import { clsx } from 'clsx';
import { type ComponentProps, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import field from '../Field/Field.module.css';
import { SearchIcon } from '../icons/icons.tsx';
import styles from './SearchField.module.css';

export type Suggestion = { id: string; text: string; detail?: string | undefined };

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type'> & {
  /** Above the field. */
  label: string;
  /** The text: the screen holds it and searches. */
  value: string;
  /** Called with each new text. */
  onValueChange: (value: string) => void;
  /** The answers to the text, the best first. */
  suggestions: readonly Suggestion[];
  /** Called with the suggestion that was tapped or picked with Enter. */
  onPick: (suggestion: Suggestion) => void;
  /** The first suggestion is marked as the one that Enter picks. */
  picksFirst?: boolean | undefined;
  /** The suggestions belong to an older text: Enter waits for the answer. */
  isStale?: boolean | undefined;
  /** Instead of suggestions: «Sin resultados». */
  message?: string | undefined;
};

/**
 * A search with suggestions (ARIA combobox): arrows choose, Enter picks the chosen or the first one, Escape closes. The
 * list stays when the phone's keyboard is hidden. `className` goes to the root, all other props and `ref` to the input.
 *
 * For remote suggestions. For a short, fixed list use `SelectField`.
 */
export function SearchField(props: SearchFieldProps) {
  const {
    label,
    value,
    onValueChange,
    suggestions,
    onPick,
    message,
    picksFirst,
    isStale,
    className,
    ...rest
  } = props;
  const first = picksFirst ? 0 : -1;
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(first);
  const [isEntered, setEntered] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const isShown = isOpen && suggestions.length > 0;
  const activeSuggestion = isShown ? suggestions[active] : undefined;
  const optionId = (suggestion: Suggestion) => `${listId}-${suggestion.id}`;

  const close = () => {
    setOpen(false);
    setActive(first);
    setEntered(false);
  };
  const pick = (suggestion: Suggestion) => {
    close();
    onPick(suggestion);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const count = suggestions.length;
    // Tab closes without a default of its own to prevent.
    if (event.key === 'Tab') return close();
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && activeSuggestion) pick(activeSuggestion);
    else if (event.key === 'Enter' && isOpen && (isStale || count > 0)) setEntered(true);
    else if (event.key === 'ArrowDown' && count > 0) setActive((active + 1) % count);
    else if (event.key === 'ArrowUp' && count > 0) setActive(active <= 0 ? count - 1 : active - 1);
    else return;
    event.preventDefault();
    if (event.key.startsWith('Arrow')) setOpen(true);
  };

  useEffect(() => {
    if (!isEntered || isStale) return;
    setEntered(false);
    if (suggestions[0]) pick(suggestions[0]);
  });
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: PointerEvent) => {
      if (root.current?.contains(target as Node)) return;
      setOpen(false);
      setEntered(false);
    };
    document.addEventListener('pointerdown', closeOutside, true);
    return () => document.removeEventListener('pointerdown', closeOutside, true);
  }, [isOpen]);

  return (
    <div ref={root} className={clsx(styles.root, className)}>
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
            setEntered(false);
            onValueChange(event.target.value);
          }}
          onClick={() => setOpen(true)}
          onKeyDown={onKeyDown}
          // Without a next element the phone's keyboard was hidden.
          onBlur={({ relatedTarget }) => relatedTarget && close()}
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
