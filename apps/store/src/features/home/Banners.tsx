import { Banner, Carousel } from '@crepas/ui';
import { bannersVersion } from '../../shared/env.ts';

const autoplaySeconds = 6;

/** The shop's own pictures: part of the app, not of the menu. */
const banners = [
  { picture: 'dulces', title: 'Crepas dulces', text: 'Hechas al momento, como te gustan.' },
  { picture: 'saladas', title: 'Crepas saladas', text: 'Para cuando el antojo va en serio.' },
  { picture: 'combo', title: 'Arma tu combo', text: 'Tres crepas, las que tú quieras.' },
] as const;

export const Banners = () => (
  <Carousel label="Novedades" autoplaySeconds={autoplaySeconds}>
    {banners.map(({ picture, title, text }, index) => (
      <Banner
        key={picture}
        picture={{ src: `/banners/${picture}-{width}.webp?v=${bannersVersion}#e8c48a` }}
        title={title}
        text={text}
        logo={index === 0}
        priority={index === 0}
      />
    ))}
  </Carousel>
);
