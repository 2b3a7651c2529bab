import { useEffect } from 'react';
import { useSound } from '../../../stores/sound.ts';

/**
 * Browsers play no sound before the first user gesture: the first tap or key after a page load resumes it. The start of a
 * touch is no gesture yet, because it may become a scroll; its end is.
 */
export function useSoundResume(): void {
  const isBlocked = useSound(({ sound }) => sound === 'blocked');
  const resume = useSound((store) => store.resume);

  useEffect(() => {
    if (!isBlocked) return;
    void resume();
    const onGesture = () => void resume();
    document.addEventListener('pointerup', onGesture);
    document.addEventListener('keydown', onGesture);
    return () => {
      document.removeEventListener('pointerup', onGesture);
      document.removeEventListener('keydown', onGesture);
    };
  }, [isBlocked, resume]);
}
