import { logFailure } from '@crepas/api';
import { checkImage } from '@crepas/domain';
import { ImagePicker } from '@crepas/ui';
import { useState } from 'react';
import { uploadImage } from '../../images/uploadImage.ts';
import { useHasFeature } from '../../queries/shop.ts';
import { imageErrorCopy } from './formCopy.ts';

export type PictureFieldProps = {
  /** The URL of the current picture; empty when there is none. */
  readonly imageUrl: string;
  readonly onUploaded: (imageUrl: string) => void;
  /** Called when an upload starts or ends. The form cannot be saved during an upload. */
  readonly onBusyChange: (isBusy: boolean) => void;
  readonly uploadFailed: string;
};

type Upload = { readonly preview: string; readonly progress: number };

/** Uploads a picture as soon as it is chosen, with a preview. After a failure the old picture stays. */
export function PictureField({ imageUrl, onUploaded, onBusyChange, uploadFailed }: PictureFieldProps) {
  const [upload, setUpload] = useState<Upload | null>(null);
  const [error, setError] = useState<string>();
  const canSign = useHasFeature('foto_firmada');

  async function take(file: File) {
    const refusal = checkImage(file);
    setError(refusal === null ? undefined : imageErrorCopy(refusal));
    if (refusal !== null) return;
    const preview = URL.createObjectURL(file);
    setUpload({ preview, progress: 0 });
    onBusyChange(true);
    try {
      onUploaded(await uploadImage(file, canSign, (progress) => setUpload({ preview, progress })));
    } catch (cause) {
      logFailure('picture', cause);
      setError(uploadFailed);
    }
    setUpload(null);
    onBusyChange(false);
    URL.revokeObjectURL(preview);
  }

  return (
    <ImagePicker
      label="Imagen"
      name="imagen"
      hint="JPEG, PNG u otra imagen de hasta 5 MB."
      error={error}
      src={upload?.preview ?? imageUrl}
      progress={upload?.progress}
      onPick={(file) => void take(file)}
    />
  );
}
