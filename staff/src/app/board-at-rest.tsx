import type { Me } from '@mam/contract/staff/me.schema.ts';
import { BoardScreen } from '../screens/board-screen.tsx';
import { RestBar } from '../turn/rest-bar.tsx';
import styles from './board-at-rest.module.css';
import { Frame } from './frame.tsx';

/** [SF27] The board for who only looks on: a device of the restaurant with nobody at it, with its bell and the way in; a courier. */
export function BoardAtRest({ me }: { readonly me: Me }) {
  return (
    <Frame me={me}>
      <div className={styles.rest}>
        <div inert className={styles.board}>
          <BoardScreen />
        </div>
        <RestBar />
      </div>
    </Frame>
  );
}
