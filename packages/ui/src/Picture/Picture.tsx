import { clsx } from 'clsx';
import { type ComponentProps, useState } from 'react';
import { colourOf } from './colourOf.ts';
import styles from './Picture.module.css';
import { placeholder } from './placeholder.ts';
import { cardWidths, pictureSrc, pictureSrcSet } from './srcSet.ts';

/** Where a picture is; a colour behind the address (`…#d8344f`) is shown until the picture arrives. */
export type PictureSource = { src: string | null | undefined };

export type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> & {
  src: string | null | undefined;
  alt: string;
  /** The ratio of the slot, in pixels: the room is kept from the first paint. */
  width: number;
  height: number;
  /** Widths to offer from the image host. */
  widths?: readonly number[] | undefined;
  /** The picture the page is judged by: fetched at once and first. */
  priority?: boolean | undefined;
};

const hasFailed = (image: HTMLImageElement) => image.complete && image.naturalWidth === 0;

/**
 * A picture that keeps its room, and shows «Imagen no disponible» when it cannot be had (spec §8).
 *
 * For every photograph or drawing of the menu. Marks of the interface are icons.
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
      // A rendered page may have lost the picture before React listened.
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
