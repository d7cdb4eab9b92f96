// @vitest-environment happy-dom
import { serve } from '@mam/client/test/served.ts';
import { setSwitch } from '@mam/contract/staff/switches.ts';
import type { SwitchBody } from '@mam/contract/store/switch.schema.ts';
import { currentToast } from '@mam/ui/dialog/toast-store.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { beginAtWork, showAtWork } from '../../../test/at-work.tsx';
import { SwitchSheet } from './switch-sheet.tsx';

beginAtWork();

const DONE = { data: { switches: [], replaced: [] } };

it('[ST18] [ST24] pauses in two taps beside the one that opened it, with an end, once', async () => {
  const sent = serve(setSwitch, () => DONE);
  const onClose = vi.fn();
  showAtWork(<SwitchSheet about="PICKUP" onClose={onClose} />, { as: 'cashier' });
  fireEvent.click(screen.getByLabelText('Ngưng nhận đơn'));
  fireEvent.click(screen.getByRole('button', { name: /^Ngưng tới/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Ngưng tới/ }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toEqual({
    store: 101,
    types: ['PICKUP'],
    kind: 'pause',
    end: { until: expect.any(Number) },
  });
  expect(sent[0]?.headers.get('idempotency-key')).toBeTruthy();
});

it('[ST24] a cook says that it takes longer, and is offered no pause', async () => {
  const sent = serve(setSwitch, () => DONE);
  showAtWork(<SwitchSheet about="" onClose={() => {}} />, { as: 'cook' });
  expect(screen.queryByLabelText('Ngưng nhận đơn')).toBeNull();
  expect(screen.queryByLabelText('Giao hẹn giờ')).toBeNull();
  fireEvent.click(screen.getByLabelText('+30’'));
  fireEvent.click(screen.getByLabelText('Giờ mở cửa hôm sau'));
  fireEvent.click(screen.getByRole('button', { name: /^Báo \+30 phút/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ types: ['DELI'], kind: 'busy', minutes: 30, end: { opening: true } });
});

it('[ST19] another time is typed, by the clock of the store; without one nothing is sent', async () => {
  const sent = serve(setSwitch, () => DONE);
  showAtWork(<SwitchSheet about="DELI" onClose={() => {}} />);
  fireEvent.click(screen.getByLabelText('Giờ khác'));
  const send = screen.getByRole('button', { name: 'Chọn giờ hết' });
  expect((send as HTMLButtonElement).disabled).toBe(true);
  fireEvent.change(screen.getByLabelText(/^Tới mấy giờ/), { target: { value: '23:59' } });
  fireEvent.click(screen.getByRole('button', { name: /^Báo .* tới .*23:59/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({ types: ['DELI'], end: { until: expect.any(Number) } });
  const { until = 0 } = (sent[0]?.body as Pick<SwitchBody, 'end'> | undefined)?.end ?? {};
  expect(new Date(until * 1000).toISOString()).toMatch(/T16:59:00/);
});

it('[ST19] a no is said in words, and the sheet stays', async () => {
  serve(setSwitch, () => ({ refused: 'SWITCH_END', status: 422, message: 'Giờ hết phải ở sau lúc này.' }));
  const onClose = vi.fn();
  showAtWork(<SwitchSheet about="" onClose={onClose} />);
  fireEvent.click(screen.getByRole('button', { name: /^Báo/ }));
  await waitFor(() => expect(currentToast()?.text).toBe('Giờ hết phải ở sau lúc này.'));
  expect(onClose).not.toHaveBeenCalled();
});
