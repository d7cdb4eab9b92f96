import { createContext } from 'react';

/**
 * Whether what lies inside can soon be seen. true: its pictures are fetched now; false: they are left out until it can;
 * unknown: the browser finds out for each picture, as anywhere.
 */
export const InPrefetchWindow = createContext<boolean | 'unknown'>('unknown');
