import { Button, Notice, Toasts } from '@crepas/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useNotifications } from './notifications.ts';

/** Seconds to decide on «Deshacer»: whoever taps it has first looked at what changed. A long sentence takes as long to read. */
const longSeconds = 10;
const longText = 60;

/** Mounted once, around all screens. */
export function Notifications() {
  const { successes, dismissSuccess } = useNotifications();
  return (
    <>
      <Toasts
        toasts={successes.map(({ id, text, undo }) => ({
          id,
          text,
          tone: 'success',
          seconds: undo || text.length > longText ? longSeconds : undefined,
          action: undo && (
            <Button
              kind="quiet"
              onClick={() => {
                dismissSuccess(id);
                undo();
              }}
            >
              Deshacer
            </Button>
          ),
        }))}
        onDone={dismissSuccess}
      />
      <FailureOfScreen />
    </>
  );
}

/**
 * Ends with the screen on which it was read. An action that fails after its screen was left is told on the next one, also
 * while that one is still loading.
 */
function FailureOfScreen() {
  const { failure, clearFailure, enterScreen } = useNotifications();
  const { pathname } = useLocation();
  useEffect(() => enterScreen(pathname), [enterScreen, pathname]);
  return (
    <Notice
      role="alert"
      tone="failure"
      action={
        <Button kind="quiet" onClick={clearFailure}>
          Cerrar
        </Button>
      }
    >
      {failure && (
        <>
          <span>{failure.text}</span>
          {failure.reason && <span>{` · ${failure.reason}`}</span>}
        </>
      )}
    </Notice>
  );
}
