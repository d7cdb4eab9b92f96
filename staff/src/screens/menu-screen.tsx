import { useShiftBoardValue } from '../board/shift-board.ts';
import { useTitle } from '../device/use-title.ts';
import { SoldOutList } from '../menu/sold-out-list.tsx';
import { useShift } from '../store/shift.tsx';
import { useSay } from '../words/words.ts';
import styles from './menu-screen.module.css';

/** Every dish of the store and its switch. */
export function MenuScreen() {
  const say = useSay();
  const { storeId, storeName } = useShift();
  const { columns } = useShiftBoardValue();
  useTitle(say('menu.title'), columns.new.length);
  return (
    <main className={styles.screen}>
      <h1 className="vh">
        {say('nav.menu')}, {storeName}
      </h1>
      <SoldOutList key={storeId} storeId={storeId} />
    </main>
  );
}
