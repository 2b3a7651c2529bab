import type { PushOpened } from '@crepas/api/push-worker';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';

/** A tapped notification found this window open: shows what it is about. */
export function usePushOpened(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const worker = navigator.serviceWorker;
    if (!worker) return;
    const open = ({ data }: MessageEvent<PushOpened | null>) => {
      if (data?.kind === 'pushOpened') void navigate(data.path);
    };
    worker.addEventListener('message', open);
    worker.startMessages();
    return () => worker.removeEventListener('message', open);
  }, [navigate]);
}
