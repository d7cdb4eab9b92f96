import { expect, it } from 'vitest';
import { describePaying } from '../../test/paying.ts';
import { runDue } from '../clock/clock.ts';
import { demoDrives } from './demo-drives.ts';

const EVERY = 20_000;

describePaying('a demo that drives its orders', (paying) => {
  const { order, pass, server } = paying;
  const tick = (every: number | null = EVERY) => {
    const parts = paying.parts();
    return runDue([demoDrives], { ...parts, config: { ...parts.config, demoDrives: every } });
  };
  const steps = async (hash: string): Promise<string[]> => {
    const { data } = await (await server().send('GET', `/v1/order/${encodeURIComponent(hash)}`)).json();
    return data.steps.map(({ status }: { status: string }) => status);
  };

  it('[OR64] takes one step each time, to the end, and only when it is asked to', async () => {
    const { hash } = await order('PAYMENT_ON_DELIVERY');
    pass(EVERY + 1000);
    await tick(null);
    expect(await steps(hash)).toEqual(['WAIT_CONFIRM']);
    await tick();
    await tick();
    expect(await steps(hash)).toEqual(['WAIT_CONFIRM', 'CONFIRMED']);
    for (let left = 3; left > 0; left -= 1) {
      pass(EVERY + 1000);
      await tick();
    }
    expect(await steps(hash)).toEqual(['WAIT_CONFIRM', 'CONFIRMED', 'WAIT_PICKUP', 'COMPLETED']);
  });

  it('[OR64] leaves alone what waits for money', async () => {
    const { hash } = await order('MOMO_QR_AIO');
    pass(EVERY + 1000);
    await tick();
    expect(await steps(hash)).toEqual(['WAIT_PAYMENT']);
  });
});
