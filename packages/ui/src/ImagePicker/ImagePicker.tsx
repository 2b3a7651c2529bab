import { clsx } from 'clsx';
import { type ChangeEvent, type ComponentProps, useId, useState } from 'react';
import { describedBy, FieldFrame, type FieldNotes } from '../Field/FieldFrame.tsx';
import { ImageIcon } from '../icons/icons.tsx';
import { Picture } from '../Picture/Picture.tsx';
import styles from './ImagePicker.module.css';

export type ImagePickerProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> &
  FieldNotes & {
    /** The URL of the current picture. */
    src?: string | undefined;
    /** From 0 to 1 during an upload; the input is disabled then. */
    progress?: number | undefined;
    /** A file was chosen or dropped; a dropped one may be of any type. */
    onPick: (file: File) => void;
  };

/**
 * A file input for a picture, by choosing or dropping, with preview and upload progress. `className` goes to
 * the root, all other props and `ref` to the input.
 *
 * For one picture; it uploads nothing itself. Not for other kinds of files.
 */
export function ImagePicker(props: ImagePickerProps) {
  const { label, hint, error, src, progress, onPick, className, ...rest } = props;
  const ownId = useId();
  const id = rest.id ?? ownId;
  const [isOver, setOver] = useState(false);

  const pick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    setOver(false);
    const file = target.files?.[0];
    if (file) onPick(file);
    // Reset, so that the same file can be chosen again after a failure.
    target.value = '';
  };

  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} className={className}>
      <div
        data-over={isOver || undefined}
        data-invalid={error ? '' : undefined}
        aria-busy={progress !== undefined || undefined}
        className={styles.zone}
      >
        {src ? (
          <Picture src={src} alt="" width={320} height={240} sizes="320px" className={styles.picture} />
        ) : (
          <span className={clsx(styles.picture, styles.empty)}>
            <ImageIcon />
          </span>
        )}
        {progress === undefined ? (
          <span aria-hidden="true" className={styles.choose}>
            {src ? 'Cambiar imagen' : 'Elegir imagen'}
          </span>
        ) : (
          <Upload progress={progress} />
        )}
        <input
          type="file"
          accept="image/*"
          disabled={progress !== undefined}
          onDragEnter={() => setOver(true)}
          onDragLeave={() => setOver(false)}
          onDrop={() => setOver(false)}
          {...describedBy(id, { hint, error })}
          {...rest}
          id={id}
          onChange={pick}
          className={styles.input}
        />
      </div>
    </FieldFrame>
  );
}

function Upload({ progress }: { progress: number }) {
  const percent = `${Math.round(progress * 100)} %`;
  return (
    <span className={styles.upload}>
      <span aria-hidden="true">{`Subiendo… ${percent}`}</span>
      <progress aria-label="Subiendo la imagen" value={progress} className={styles.bar}>
        {percent}
      </progress>
    </span>
  );
}
