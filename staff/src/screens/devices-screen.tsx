import type { WaysIn } from '@mam/domain/staff/device.ts';
import { may } from '@mam/domain/staff/roles.ts';
import type { EpochMs } from '@mam/domain/time/moment.ts';
import { Button } from '@mam/ui/control/button.tsx';
import { EmptyState } from '@mam/ui/empty-state.tsx';
import { Pill } from '@mam/ui/pill.tsx';
import { Skeleton } from '@mam/ui/skeleton.tsx';
import { LogOut, Monitor, Smartphone, Tablet } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useShiftBoardValue } from '../board/shift-board.ts';
import { errorText } from '../data/ask.ts';
import { sayRefusal } from '../data/queries.ts';
import { lastingError } from '../data/read-again.ts';
import { serverNow } from '../device/clock.ts';
import { useSheet } from '../device/sheet-address.ts';
import { useTitle } from '../device/use-title.ts';
import { PeopleTabs } from '../people/people-tabs.tsx';
import { TwiceButton } from '../people/twice-button.tsx';
import { useDayClock } from '../store/board-place.ts';
import { useShift } from '../store/shift.tsx';
import { endBrowser, endOtherBrowsers, removeDevice, useDevices } from '../turn/device-calls.ts';
import { useSay } from '../words/words.ts';
import styles from './devices-screen.module.css';

/** Seen within this is in use, in ms. */
const IN_USE = 120_000;

const PHONES = /Android|iOS/;

/** [SF32] The devices of the restaurant and the browsers its people are signed in with, each with its way out. */
export function DevicesScreen() {
  const say = useSay();
  const { me } = useShift();
  const { show } = useSheet();
  const { columns } = useShiftBoardValue();
  useTitle(say('devices'), columns.new.length);
  const devices = useDevices();
  const fault = lastingError(devices);
  const adds = may(me.role, 'manageDevices');
  return (
    <main className={styles.screen}>
      <div className={styles.head}>
        <h1 className="d d30 grow">{say('devices')}</h1>
        <PeopleTabs at="/devices" />
        {adds ? (
          <Button kind="primary" aria-haspopup="dialog" onClick={() => show('device')}>
            <Tablet aria-hidden="true" />
            {say('devices.add')}
          </Button>
        ) : null}
      </div>
      {devices.data ? (
        <Lists devices={devices.data} showsDevices={adds} />
      ) : fault ? (
        <EmptyState
          title={say('devices.failed')}
          actions={<Button onClick={() => void devices.refetch()}>{say('again')}</Button>}
        >
          {errorText(fault)}
        </EmptyState>
      ) : (
        <Skeleton width="100%" height="12rem" />
      )}
    </main>
  );
}

interface ListsProps {
  readonly devices: WaysIn;
  readonly showsDevices: boolean;
}

function Lists({ devices: { devices, browsers }, showsDevices }: ListsProps) {
  const say = useSay();
  const { me } = useShift();
  const used = useUsed();
  const storeName = (id: number) =>
    me.stores.length > 1 ? (me.stores.find((store) => store.id === id)?.name ?? '') : '';
  return (
    <>
      {showsDevices ? (
        <section>
          <h2 className={styles.label}>{say('devices.ofStore')}</h2>
          {devices.length === 0 ? <p className={styles.none}>{say('devices.none')}</p> : null}
          <ul className={styles.list}>
            {devices.map((device) => (
              <DeviceRow
                key={device.id}
                Icon={Tablet}
                name={device.name}
                detail={
                  device.person === null
                    ? say('devices.nobody')
                    : say('devices.person', { name: device.person })
                }
                used={[storeName(device.storeId), used(device.lastAt)].filter(Boolean).join(' · ')}
                here={device.isHere}
                end={() => removeDevice(device.id)}
              />
            ))}
          </ul>
        </section>
      ) : null}
      <section>
        <h2 className={styles.label}>{say('devices.browsers')}</h2>
        <ul className={styles.list}>
          {browsers.map((browser) => (
            <DeviceRow
              key={browser.id}
              Icon={PHONES.test(browser.system) ? Smartphone : Monitor}
              name={
                browser.browser && browser.system
                  ? say('devices.browser', { browser: browser.browser, system: browser.system })
                  : browser.browser || say('devices.unknown')
              }
              detail={`${browser.person} · ${say(`role.${browser.role}`)}`}
              used={used(browser.lastAt)}
              here={browser.isHere}
              end={() => endBrowser(browser.id)}
            />
          ))}
        </ul>
        {browsers.some(({ isHere }) => !isHere) ? (
          <TwiceButton
            icon={<LogOut aria-hidden="true" />}
            label={say('devices.endOthers')}
            sure={say('devices.endOthersSure')}
            hint={say('devices.endOthersHint')}
            busy={false}
            onSure={async () => {
              const no = await endOtherBrowsers();
              if (no) sayRefusal(no);
            }}
          />
        ) : null}
      </section>
    </>
  );
}

/** When something was last used, in words. */
function useUsed(): (at: EpochMs) => string {
  const say = useSay();
  const dayClock = useDayClock();
  return (at) => (serverNow() - at < IN_USE ? say('devices.inUse') : dayClock(at));
}

interface DeviceRowProps {
  readonly Icon: typeof Tablet;
  readonly name: string;
  readonly detail: string;
  readonly used: string;
  readonly here: boolean;
  readonly end: () => Promise<Parameters<typeof sayRefusal>[0] | null>;
}

function DeviceRow({ Icon, name, detail, used, here, end }: DeviceRowProps) {
  const say = useSay();
  const [sure, setSure] = useState(false);
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    if (!sure) return setSure(true);
    setBusy(true);
    const no = await end();
    setBusy(false);
    if (no) sayRefusal(no);
  };
  const tail: ReactNode = here ? (
    <Pill kind="brand">{say('devices.here')}</Pill>
  ) : (
    <Button
      size="small"
      kind={sure ? 'bad' : 'plain'}
      busy={busy}
      aria-label={say(sure ? 'devices.endSure' : 'devices.end', { name })}
      onClick={() => void leave()}
    >
      <LogOut aria-hidden="true" />
      <span className={sure ? undefined : styles.word}>{say(sure ? 'devices.really' : 'devices.out')}</span>
    </Button>
  );
  return (
    <li className={styles.row}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" />
      </span>
      <span className={styles.words}>
        <b className="strong">{name}</b>
        <span className="small muted">{detail}</span>
        <span className="small muted">{used}</span>
      </span>
      {tail}
    </li>
  );
}
