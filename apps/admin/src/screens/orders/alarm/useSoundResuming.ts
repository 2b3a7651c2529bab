import { useEffect } from 'react';
import { useSound } from '../../../stores/sound.ts';

/** After a page load the browser is silent until somebody touches the page: the first touch of any kind will do. */
export function useSoundResuming(): void {
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
