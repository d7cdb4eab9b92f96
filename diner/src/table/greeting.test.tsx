// @vitest-environment happy-dom

import { serve } from '@mam/client/test/served.ts';
import { changeProfile } from '@mam/contract/diner/profile.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { beginInApp, nameDiner, showInApp } from '../../test/in-app.tsx';
import { persisted } from '../device/persisted.ts';
import { PLAIN_VISIT, visit } from '../device/visit.ts';
import { Greeting } from './greeting.tsx';

beginInApp();
beforeEach(() => visit.setState(PLAIN_VISIT, true));

const nameButton = () => screen.getByRole('button', { name: /^Sửa tên/ });

it('[TB20] the name is asked for: nothing is none and says so, a long one is cut at 18 characters', async () => {
  const told = serve(changeProfile, () => 'lost');
  showInApp(<Greeting />, { address: '/' });
  expect(nameButton().textContent).toContain('Khách hàng');
  fireEvent.click(nameButton());
  const sheet = within(await screen.findByRole('dialog', { name: 'Quán nên gọi bạn là gì?' }));
  const field = sheet.getByLabelText<HTMLInputElement>('Tên của bạn');
  // the sample is nobody's name
  fireEvent.click(sheet.getByRole('button', { name: 'Lưu' }));
  expect(sheet.getByText('Vui lòng nhập tên của bạn')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: 'Chị Thư ở tận cuối con hẻm nhỏ' } });
  expect(field.value).toBe('Chị Thư ở tận cuối');
  if (field.form) fireEvent.submit(field.form);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // it counts here also where the server does not hear of it
  expect(nameButton().getAttribute('aria-label')).toBe('Sửa tên: Chị Thư ở tận cuối');
  expect(persisted.getState().user.name).toBe('Chị Thư ở tận cuối');
  expect(told).toHaveLength(1);
});

it('a preview changes no name', async () => {
  visit.setState({ preview: true });
  nameDiner('Thư');
  showInApp(<Greeting />, { address: '/' });
  fireEvent.click(nameButton());
  expect((await screen.findAllByText('Bạn đang ở chế độ xem trước')).length).toBeGreaterThan(0);
  expect(screen.queryByRole('dialog')).toBeNull();
});
