import { Button, Notice, Toasts } from '@crepas/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useNews } from '../stores/news.ts';

/** Mounted once, around all screens. */
export function News() {
  const { successes, forgetSuccess } = useNews();
  const { pathname } = useLocation();
  return (
    <>
      <Toasts
        toasts={successes.map(({ id, text, undo }) => ({
          id,
          text,
          tone: 'success',
          action: undo && (
            <Button
              kind="quiet"
              onClick={() => {
                forgetSuccess(id);
                undo();
              }}
            >
              Deshacer
            </Button>
          ),
        }))}
        onDone={forgetSuccess}
      />
      <FailureOfScreen key={pathname} />
    </>
  );
}

/** Ends with the screen on which it was read. An action that fails after its screen was left is told on the next one. */
function FailureOfScreen() {
  const { failure, forgetFailure } = useNews();
  useEffect(() => forgetFailure, [forgetFailure]);
  return (
    <Notice
      role="alert"
      tone="failure"
      action={
        <Button kind="quiet" onClick={forgetFailure}>
          Cerrar
        </Button>
      }
    >
      {failure && (
        <>
          <span>{failure.text}</span>
          {failure.reason && <> · {failure.reason}</>}
        </>
      )}
    </Notice>
  );
}
