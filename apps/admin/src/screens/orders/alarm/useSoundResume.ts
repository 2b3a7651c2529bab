import { useEffect } from 'react';
import { useSound } from '../../../stores/sound.ts';

/** Browsers play no sound before the first user gesture: the first tap or key after a page load resumes it. */
export function useSoundResume(): void {
  const isBlocked = useSound(({ sound }) => sound === 'blocked');
  const resume = useSound((store) => store.resume);

  useEffect(() => {
    if (!isBlocked) return;
    void resume();
    const onTouch = () => void resume();
    document.addEventListener('pointerdown', onTouch);
    document.addEventListener('keydown', onTouch);
    return () => {
      document.removeEventListener('pointerdown', onTouch);
      document.removeEventListener('keydown', onTouch);
    };
  }, [isBlocked, resume]);
}
