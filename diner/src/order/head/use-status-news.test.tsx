// @vitest-environment happy-dom
import type { OrderStatus } from '@mam/domain/order/status.ts';
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let heard = 0;
let allowed = true;

class Speaker {
  state = 'suspended';
  currentTime = 0;
  destination = {};
  resume = async () => {
    if (!allowed) throw new Error('NotAllowedError');
    this.state = 'running';
  };
  createGain = () => ({
    gain: { setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} },
    connect: () => {},
  });
  createOscillator = () => ({
    frequency: { value: 0 },
    connect: (next: object) => next,
    start: () => {
      heard += 1;
    },
    stop: () => {},
  });
}

beforeEach(() => {
  heard = 0;
  allowed = true;
  vi.resetModules();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The page of an order whose status somebody else changes. */
async function open(sound: unknown) {
  vi.stubGlobal('AudioContext', sound);
  const { useStatusNews } = await import('./use-status-news.ts');
  interface Said {
    readonly status: OrderStatus;
    readonly ready?: boolean;
    readonly promises?: number;
  }
  const Page = ({ status, ready = false, promises = 0 }: Said) => {
    useStatusNews(status, ready, promises);
    return <p>{status}</p>;
  };
  const page = render(<Page status="WAIT_CONFIRM" />);
  return {
    touch: async () => {
      fireEvent.pointerUp(document.body);
      await Promise.resolve();
    },
    becomes: (status: OrderStatus, ready = false, promises = 0) => {
      page.rerender(<Page status={status} ready={ready} promises={promises} />);
      expect(page.container.textContent).toBe(status);
    },
  };
}

it('[OR61] a change is heard once the page was touched; opening it and reading it again are not', async () => {
  const { touch, becomes } = await open(Speaker);
  await touch();
  becomes('WAIT_CONFIRM');
  expect(heard).toBe(0);
  becomes('CONFIRMED');
  expect(heard).toBe(2);
  becomes('CONFIRMED');
  expect(heard).toBe(2);
});

it('[OR61] food that is ready is heard, though the status stays; on its way it is heard once', async () => {
  const { touch, becomes } = await open(Speaker);
  await touch();
  becomes('CONFIRMED');
  becomes('CONFIRMED', true);
  expect(heard).toBe(4);
  becomes('RES_DELIVERY', true);
  becomes('RES_DELIVERY', true);
  expect(heard).toBe(6);
});

it('[OR61] another time that is promised is heard; the first one comes with the status', async () => {
  const { touch, becomes } = await open(Speaker);
  await touch();
  becomes('CONFIRMED', false, 1);
  expect(heard).toBe(2);
  becomes('CONFIRMED', false, 2);
  expect(heard).toBe(4);
});

it('[OR61] nothing is heard before the first touch', async () => {
  const { touch, becomes } = await open(Speaker);
  becomes('CONFIRMED');
  await touch();
  expect(heard).toBe(0);
  becomes('RES_DELIVERY');
  expect(heard).toBe(2);
});

it.each([
  ['forbids sound', Speaker],
  [
    'makes no sound',
    class extends Speaker {
      override createOscillator = () => {
        throw new Error('no speaker');
      };
    },
  ],
  ['knows no sound', undefined],
])(
  '[OR61] in a browser that %s the order moves on all the same, and nothing is said',
  async (name, sound) => {
    allowed = name !== 'forbids sound';
    const { touch, becomes } = await open(sound);
    await touch();
    becomes('CONFIRMED');
    becomes('COMPLETED');
    expect(heard).toBe(0);
  },
);
