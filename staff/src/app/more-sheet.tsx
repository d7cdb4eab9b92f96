import { useLanguage } from '@mam/client/i18n.ts';
import { useNavigate } from '@mam/client/router.tsx';
import { LANGUAGES } from '@mam/contract/http/language.ts';
import { may } from '@mam/domain/staff/roles.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { Segmented } from '@mam/ui/control/segmented.tsx';
import { Switch } from '@mam/ui/control/switch.tsx';
import { Sheet } from '@mam/ui/dialog/sheet.tsx';
import { showToast } from '@mam/ui/dialog/toast-store.ts';
import { ListRow } from '@mam/ui/list-row.tsx';
import { Pill } from '@mam/ui/pill.tsx';
import {
  Bell,
  HandPlatter,
  LogOut,
  MessageCircleWarning,
  PhoneCall,
  QrCode,
  ScrollText,
  Store,
  Tablet,
  Timer,
  UserRound,
  Wallet,
} from 'lucide-react';
import { useShiftBoardValue } from '../board/shift-board.ts';
import { ringOnce } from '../device/bell.ts';
import { keep, type Theme, useKeptChoices } from '../device/kept-choices.ts';
import { useSheet } from '../device/sheet-address.ts';
import { signOut } from '../people/session.ts';
import { useShift } from '../store/shift.tsx';
import { stopTables } from '../store/stop-tables.ts';
import { chooseLanguage, LANGUAGE_NAMES } from '../words/language-button.tsx';
import { useSay } from '../words/words.ts';
import { maySee } from './area.ts';
import styles from './more-sheet.module.css';
import { sheets } from './sheets.ts';

const THEMES: readonly Theme[] = ['system', 'light', 'dark'];

/** The person signed in, their store, how this device looks and sounds, and the way out. */
export function MoreSheet({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const language = useLanguage();
  const { me, storeId, storeName, tablesStopped } = useShift();
  const { show } = useSheet();
  const navigate = useNavigate();
  const { board } = useShiftBoardValue();
  const money = board?.money.length ?? 0;
  const { theme, bellOn } = useKeptChoices();
  const leave = async () => {
    const refused = await signOut();
    if (refused) showToast(refused.message, { urgent: true });
  };
  return (
    <Sheet
      title={say('more.title')}
      place="side"
      onClose={onClose}
      footer={
        <Button size="big" block onClick={() => void leave()}>
          <LogOut aria-hidden="true" />
          {say(me.device === null ? 'signOut' : 'turn.end')}
        </Button>
      }
    >
      <div className={styles.rows}>
        <ListRow
          lead={<UserRound aria-hidden="true" />}
          label={me.brand.name}
          value={me.name}
          tail={<Pill kind="brand">{say(`role.${me.role}`)}</Pill>}
          onClick={() => show('account', '', { instead: true })}
        />
        <ListRow
          lead={<Store aria-hidden="true" />}
          label={say('store')}
          value={storeName}
          onClick={me.stores.length > 1 ? () => show('store', '', { instead: true }) : undefined}
        />
        <ListRow
          lead={<Wallet aria-hidden="true" />}
          label={say('moneySheet')}
          value={say('moneySheet.count', { count: money })}
          onClick={() => show('money', '', { instead: true })}
        />
        {board ? (
          <ListRow
            lead={<Timer aria-hidden="true" />}
            label={say('answering')}
            value={say(board.answering.isByItself ? 'answering.itself' : 'answering.within', {
              minutes: board.answering.minutes,
            })}
            detail={
              board.answering.managerPhone
                ? say('answering.manager', { phone: board.answering.managerPhone })
                : say('answering.nobody')
            }
          />
        ) : null}
        {may(me.role, 'takeOrders') ? (
          <ListRow
            lead={<PhoneCall aria-hidden="true" />}
            value={say('nav.takeOrder')}
            onClick={() => navigate('/take-order')}
          />
        ) : null}
        <ListRow
          lead={<Tablet aria-hidden="true" />}
          value={say('devices')}
          detail={me.device ?? undefined}
          onClick={() => navigate('/devices')}
        />
        <ListRow
          lead={<ScrollText aria-hidden="true" />}
          value={say('trail')}
          onClick={() => navigate('/trail')}
        />
        {may(me.role, 'countIssues') ? (
          <ListRow
            lead={<MessageCircleWarning aria-hidden="true" />}
            value={say('reported')}
            onClick={() => navigate('/reported')}
          />
        ) : null}
        {maySee(me.role, sheets.codes) ? (
          <ListRow
            lead={<QrCode aria-hidden="true" />}
            value={say('codes')}
            onClick={() => show('codes', '', { instead: true })}
          />
        ) : null}
        {may(me.role, 'stopTables') ? (
          <div className={styles.line}>
            <HandPlatter aria-hidden="true" />
            <span className="grow">{say('tables')}</span>
            <Switch
              label={say('tables')}
              on={!tablesStopped}
              onChange={(taken) => void stopTables(me.brand.pos_parent, storeId, !taken)}
            />
          </div>
        ) : null}
        <div className={styles.line}>
          <Bell aria-hidden="true" />
          <span className="grow">{say('bell')}</span>
          <Button size="small" onClick={() => ringOnce()}>
            {say('bell.try')}
          </Button>
          <Switch label={say('bell')} on={bellOn} onChange={(on) => keep({ bellOn: on })} />
        </div>
      </div>
      <h3 className={styles.head}>{say('language')}</h3>
      <Segmented
        label={say('language')}
        value={language}
        segments={LANGUAGES.map((each) => ({
          value: each,
          label: <span lang={each}>{LANGUAGE_NAMES[each]}</span>,
        }))}
        onChange={(next) => void chooseLanguage(next)}
      />
      <h3 className={styles.head}>{say('theme')}</h3>
      <Segmented
        label={say('theme')}
        value={theme}
        segments={THEMES.map((each) => ({ value: each, label: say(`theme.${each}`) }))}
        onChange={(next) => keep({ theme: next })}
      />
    </Sheet>
  );
}
