import { clsx } from 'clsx';
import { type ComponentProps, useState } from 'react';
import { colourOf } from './colourOf.ts';
import styles from './Picture.module.css';
import { placeholder } from './placeholder.ts';
import { cardWidths, pictureSrc, pictureSrcSet } from './srcSet.ts';

/** The URL of a picture. A colour as its fragment (`…#d8344f`) is shown until the picture has loaded. */
export type PictureSource = { src: string | null | undefined };

export type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> & {
  src: string | null | undefined;
  alt: string;
  /** Width and height in pixels: their ratio reserves the space from the first paint. */
  width: number;
  height: number;
  /** The widths of the `srcset`. */
  widths?: readonly number[] | undefined;
  /** The largest picture in view: loaded eagerly, with high priority. */
  priority?: boolean | undefined;
};

const hasFailed = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0;

/**
 * A picture with reserved space. It shows «Imagen no disponible» when it cannot be loaded (spec §8).
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
        backgroundColor: src ? colourOf(src) : undefined,
        ...style,
      }}
      className={clsx(styles.root, className)}
    />
  );
}
