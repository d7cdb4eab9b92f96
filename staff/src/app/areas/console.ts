import { screen } from '@mam/client/lazy-screen.ts';
import { UsersRound, Utensils } from 'lucide-react';
import type { Area, SheetProps } from '../area.ts';

/** How the house and this device are set: the menu, the people, oneself. */
export const consoleArea = {
  screens: {
    '/menu': {
      Page: screen(() => import('../../screens/menu-screen.tsx').then((m) => m.MenuScreen)),
      may: 'sellOut',
      place: { Icon: Utensils, name: 'nav.menu' },
    },
    '/devices': {
      Page: screen(() => import('../../screens/devices-screen.tsx').then((m) => m.DevicesScreen)),
      may: 'ownAccount',
    },
    '/keys': {
      Page: screen(() => import('../../screens/keys-screen.tsx').then((m) => m.KeysScreen)),
      may: 'manageKeys',
    },
    '/trail': {
      Page: screen(() => import('../../screens/trail-screen.tsx').then((m) => m.TrailScreen)),
      may: 'ownAccount',
    },
    '/reported': {
      Page: screen(() => import('../../screens/reported-screen.tsx').then((m) => m.ReportedScreen)),
      may: 'countIssues',
    },
    '/people': {
      Page: screen(() => import('../../screens/people-screen.tsx').then((m) => m.PeopleScreen)),
      may: 'manageStaff',
      place: { Icon: UsersRound, name: 'nav.people', covers: ['/trail', '/devices', '/keys'] },
    },
  },
  sheets: {
    more: { Over: screen<SheetProps>(() => import('../more-sheet.tsx').then((m) => m.MoreSheet)) },
    store: { Over: screen<SheetProps>(() => import('../store-sheet.tsx').then((m) => m.StoreSheet)) },
    device: {
      Over: screen<SheetProps>(() => import('../../turn/device-sheet.tsx').then((m) => m.DeviceSheet)),
      may: 'manageDevices',
    },
    key: {
      Over: screen<SheetProps>(() => import('../../people/key-sheet.tsx').then((m) => m.KeySheet)),
      may: 'manageKeys',
    },
    pin: {
      Over: screen<SheetProps>(() => import('../../turn/pin-sheet.tsx').then((m) => m.PinSheet)),
      may: 'ownAccount',
    },
    line: {
      Over: screen<SheetProps>(() => import('../../audit/line-sheet.tsx').then((m) => m.LineSheet)),
      may: 'ownAccount',
    },
    reported: {
      Over: screen<SheetProps>(() =>
        import('../../board/reported/reported-sheet.tsx').then((m) => m.ReportedSheet),
      ),
      may: 'countIssues',
    },
    switch: {
      Over: screen<SheetProps>(() =>
        import('../../board/switch/switch-sheet.tsx').then((m) => m.SwitchSheet),
      ),
      may: 'slowDown',
    },
    account: {
      Over: screen<SheetProps>(() => import('../../people/account-sheet.tsx').then((m) => m.AccountSheet)),
    },
    totp: { Over: screen<SheetProps>(() => import('../../people/totp-sheet.tsx').then((m) => m.TotpSheet)) },
    person: {
      Over: screen<SheetProps>(() => import('../../people/person-sheet.tsx').then((m) => m.PersonSheet)),
      may: 'manageStaff',
    },
    member: {
      Over: screen<SheetProps>(() => import('../../people/member-sheet.tsx').then((m) => m.MemberSheet)),
      may: 'manageStaff',
    },
  },
} satisfies Area;
