import { clsx } from 'clsx';
import { Children, type ComponentProps, useEffect, useRef, useState } from 'react';
import { IconButton } from '../IconButton/IconButton.tsx';
import { BackIcon, ForwardIcon, PauseIcon, PlayIcon } from '../icons/icons.tsx';
import styles from './Carousel.module.css';

export type CarouselProps = ComponentProps<'section'> & {
  /** What the slides are, for screen readers. */
  label: string;
  /** Autoplay interval; off with reduced motion, paused while touched, hovered or focused. */
  autoplaySeconds?: number | undefined;
};

/**
 * A native horizontal scroller with dots; children are the slides.
 *
 * For a few `Banner`s of low importance. Important content must not move; products go into a
 * `ScrollRow`.
 */
export function Carousel({ label, autoplaySeconds, className, children, ...rest }: CarouselProps) {
  const count = Children.count(children);
  const strip = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const isMoving = autoplaySeconds !== undefined && count > 1 && !isPaused;
  const show = (index: number) => scrollToSlide(strip.current, index);

  useEffect(() => {
    if (!isMoving || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      if (strip.current && isIdle(strip.current)) scrollToSlide(strip.current, shownSlide(strip.current) + 1);
    }, autoplaySeconds * 1000);
    return () => clearInterval(timer);
  }, [isMoving, autoplaySeconds]);

  return (
    <section
      aria-roledescription="carrusel"
      aria-label={label}
      {...rest}
      className={clsx(styles.root, className)}
    >
      <ul
        ref={strip}
        tabIndex={0}
        className={styles.strip}
        onScroll={(event) => setCurrent(shownSlide(event.currentTarget))}
      >
        {Children.map(children, (slide) => (
          <li className={styles.slide}>{slide}</li>
        ))}
      </ul>
      {count > 1 && (
        <div className={styles.controls}>
          <IconButton
            className={styles.arrow}
            label="Anterior"
            icon={<BackIcon />}
            onClick={() => show(current - 1)}
          />
          <ul className={styles.dots} aria-hidden="true">
            {Children.map(children, (_slide, index) => (
              <li className={styles.dot} data-current={index === current || undefined} />
            ))}
          </ul>
          <IconButton
            className={styles.arrow}
            label="Siguiente"
            icon={<ForwardIcon />}
            onClick={() => show(current + 1)}
          />
          {autoplaySeconds !== undefined && (
            <IconButton
              className={styles.pause}
              label={isPaused ? 'Reanudar' : 'Pausar'}
              icon={isPaused ? <PlayIcon /> : <PauseIcon />}
              onClick={() => setPaused(!isPaused)}
            />
          )}
        </div>
      )}
    </section>
  );
}

const shownSlide = (strip: HTMLElement) => Math.round(strip.scrollLeft / strip.clientWidth);

const isIdle = (strip: HTMLElement) =>
  !document.hidden && !strip.parentElement?.matches(':hover, :focus-within');

/** Wraps around at both ends. */
function scrollToSlide(strip: HTMLElement | null, index: number) {
  if (!strip) return;
  const count = strip.childElementCount;
  strip.scrollTo({ left: ((index + count) % count) * strip.clientWidth });
}
