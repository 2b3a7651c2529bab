import { clsx } from 'clsx';
import { type ComponentProps, useEffect, useState } from 'react';
import { colourOf } from './colourOf.ts';
import styles from './Picture.module.css';
import { cardWidths, pictureSrc, pictureSrcSet } from './srcSet.ts';

/** The URL of a picture. A colour as its fragment (`…#d8344f`) is shown until the picture has loaded. */
export type PictureSource = { src: string | null | undefined };

export type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> & {
  /** The URL; a placeholder stands for a missing or broken one. */
  src: string | null | undefined;
  /** What is seen; empty where the name is beside it. */
  alt: string;
  /** In pixels; with the height it reserves the space from the first paint. */
  width: number;
  /** In pixels. */
  height: number;
  /** The widths of the `srcset`. */
  widths?: readonly number[] | undefined;
  /** The largest picture in view: loaded eagerly, with high priority. */
  priority?: boolean | undefined;
};

const hasFailed = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0;

/**
 * A picture with reserved space. It shows «Imagen no disponible» when it cannot be loaded (spec §8), until the network returns.
 *
 * For every photo or drawing of the menu. Symbols of the interface are icons.
 */
export function Picture(props: PictureProps) {
  const { src, alt, widths = cardWidths, priority = false, ref, style, className, ...rest } = props;
  const { width, height } = props;
  const [failedSrc, setFailedSrc] = useState<string>();
  const isMissing = !src || src === failedSrc;
  const source = isMissing
    ? { src: placeholder }
    : { src: pictureSrc(src, widths), srcSet: pictureSrcSet(src, widths) };
  const fail = () => setFailedSrc(src ?? undefined);
  useEffect(() => {
    if (failedSrc === undefined) return;
    const retry = () => setFailedSrc(undefined);
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failedSrc]);

  return (
    <img
      decoding={priority ? 'sync' : 'async'}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      {...rest}
      {...source}
      alt={isMissing ? 'Imagen no disponible' : alt}
      onError={fail}
      // In a server-rendered page the `error` event may have fired before hydration.
      ref={(image) => {
        if (image && hasFailed(image)) fail();
        if (typeof ref === 'function') return ref(image);
        if (ref) ref.current = image;
      }}
      style={{
        aspectRatio: `${width} / ${height}`,
        backgroundColor: isMissing ? undefined : colourOf(src),
        ...style,
      }}
      className={clsx(styles.root, className)}
    />
  );
}

/**
 * The placeholder of a picture that is missing or failed to load (spec §8), on the background of the theme. Only `#` is encoded, to keep
 * it short: every page of the store contains it.
 */
const placeholder = `data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 160 120' width='160' height='120'>
<path fill='none' stroke='%23a9855f' stroke-width='4' stroke-linecap='round' stroke-linejoin='round' d='M48 50c8-20 56-20 64 0 2 4 1 6-1 9L84 91c-3 4-5 4-8 0L49 59c-2-3-3-5-1-9ZM50 51c14-8 36-8 44 1 7 8 2 20-10 37'/></svg>`;
