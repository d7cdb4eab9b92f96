import styles from './offer.module.css';

/** A line that promises something, a picture first; for a link as for a paragraph. */
export const offerClass: string = styles.offer ?? '';
