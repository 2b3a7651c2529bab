import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Logo } from '../Logo/Logo.tsx';
import { Picture, type PictureSource } from '../Picture/Picture.tsx';
import { bannerWidths } from '../Picture/srcSet.ts';
import styles from './Banner.module.css';

export type BannerProps = Omit<ComponentProps<'div'>, 'title' | 'children'> & {
  /** Fills the banner behind the words. */
  picture: PictureSource;
  /** The offer in a few words, as the picture alone does not say it. */
  title?: string | undefined;
  /** One line below the title. */
  text?: string | undefined;
  /** Shows the logo in the corner. */
  logo?: boolean | undefined;
  /** The first banner in view: loaded before the other pictures. */
  priority?: boolean | undefined;
};

/**
 * A slide of the home carousel: a picture with a few words on it.
 *
 * Only inside a `Carousel`. Important information must also be elsewhere.
 */
export function Banner({ picture, title, text, logo = false, priority, className, ...rest }: BannerProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <Picture
        {...picture}
        alt=""
        width={960}
        height={540}
        sizes="(min-width: 1200px) 1168px, 94vw"
        widths={bannerWidths}
        priority={priority}
        className={styles.picture}
      />
      {(title || text) && (
        <div className={styles.words}>
          {title && <p className={styles.title}>{title}</p>}
          {text && <p>{text}</p>}
        </div>
      )}
      {logo && <Logo className={styles.logo} />}
    </div>
  );
}
