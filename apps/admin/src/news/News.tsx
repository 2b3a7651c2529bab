import { Button, Notice, Toasts } from '@crepas/ui';
import { useNews } from '../stores/news.ts';

/** Mounted once, around all screens. */
export function News() {
  const { successes, failure, forgetSuccess, forgetFailure } = useNews();
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
    </>
  );
}
