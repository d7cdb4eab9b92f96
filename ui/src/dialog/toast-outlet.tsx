import { useEffect, useId, useSyncExternalStore } from 'react';
import styles from './toast-outlet.module.css';
import { addOutlet, currentToast, hideToast, subscribeToasts, topOutlet } from './toast-store.ts';

const none = () => null;

/** Where toasts appear. Once beside the app; every modal brings its own, because what lies outside it is inert. */
export function ToastOutlet() {
  const id = useId();
  useEffect(() => addOutlet(id), [id]);
  const top = useSyncExternalStore(subscribeToasts, topOutlet, none);
  const toast = useSyncExternalStore(subscribeToasts, currentToast, none);
  const shown = top === id ? toast : null;
  return (
    <>
      <div className="vh" role="status">
        {shown && !shown.urgent ? shown.text : ''}
      </div>
      <div className="vh" role="alert">
        {shown?.urgent ? shown.text : ''}
      </div>
      {shown ? (
        <button key={shown.id} type="button" className={styles.toast} onClick={hideToast}>
          {shown.text}
        </button>
      ) : null}
    </>
  );
}
