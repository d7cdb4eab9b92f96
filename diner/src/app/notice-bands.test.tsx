// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { beginInApp, showInApp } from '../../test/in-app.tsx';
import { lastSeen } from '../data/last-seen.ts';
import { NoticeBands } from './notice-bands.tsx';

beginInApp();
// the file that tells more is not on the device, and does not come
vi.mock('../lost/offline-news.tsx', () => new Promise(() => {}));
afterEach(() => lastSeen.setState({}, true));

const goes = (event: 'offline' | 'online') => act(async () => void dispatchEvent(new Event(event)));

it('a network that goes away is told at once, in words that are here already', async () => {
  showInApp(<NoticeBands />);
  expect(screen.queryByText(/Đang mất mạng/)).toBeNull();
  await goes('offline');
  expect(screen.getByText(/Đang mất mạng/).closest('[role=status]')).not.toBeNull();
  await goes('online');
  expect(screen.queryByText(/Đang mất mạng/)).toBeNull();
});
