import { Text } from '@crepas/ui';
import styles from './FormAlert.module.css';

export type FormAlertProps = {
  readonly text: string | undefined;
  /** Why, in the backend's words. */
  readonly reason: string | undefined;
};

/** Why the form was not saved, read out at once. Keep it mounted. */
export const FormAlert = ({ text, reason }: FormAlertProps) => (
  <div role="alert">
    {text && (
      <div className={styles.root}>
        <p className={styles.text}>{text}</p>
        {reason && <Text size="small">{reason}</Text>}
      </div>
    )}
  </div>
);
