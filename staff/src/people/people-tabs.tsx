import { Link } from '@mam/client/router.tsx';
import { may, type StaffAction } from '@mam/domain/staff/roles.ts';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';
import styles from './people-tabs.module.css';

/** The screens about people, in their order. */
const TABS = [
  { path: '/people', word: 'people.tab.people', right: 'manageStaff' },
  { path: '/trail', word: 'people.tab.trail', right: 'ownAccount' },
  { path: '/devices', word: 'people.tab.devices', right: 'ownAccount' },
  { path: '/keys', word: 'people.tab.keys', right: 'manageKeys' },
] as const satisfies readonly { readonly path: string; readonly word: string; readonly right: StaffAction }[];

type TabPath = (typeof TABS)[number]['path'];

/** The ways between the screens about people: those somebody may see. */
export function PeopleTabs({ at }: { readonly at: TabPath }) {
  const say = useSay();
  const { me } = useShift();
  return (
    <nav className={styles.tabs} aria-label={say('people.tabs')}>
      {TABS.filter(({ right }) => may(me.role, right)).map(({ path, word }) => (
        <Link key={path} to={path} aria-current={path === at ? 'page' : undefined}>
          {say(word)}
        </Link>
      ))}
    </nav>
  );
}
