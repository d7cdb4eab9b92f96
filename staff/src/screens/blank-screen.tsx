import styles from './blank-screen.module.css';

/** Before it is known who is here: paper, no spinner. It is gone in a moment. */
export function BlankScreen() {
  return <div className={styles.blank} aria-busy="true" />;
}
